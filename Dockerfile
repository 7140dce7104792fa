# An exact version that the tests run on. To pin its digest as well: FROM python:...@sha256:...
# (`docker buildx imagetools inspect python:3.14.4-slim-bookworm` prints it).
FROM python:3.14.4-slim-bookworm AS build

ENV PIP_NO_CACHE_DIR=1 \
    PIP_DISABLE_PIP_VERSION_CHECK=1

WORKDIR /source
COPY requirements.txt ./
RUN python -m venv /opt/ludi && /opt/ludi/bin/pip install --require-hashes -r requirements.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY assets ./assets
COPY bot ./bot
RUN /opt/ludi/bin/pip install --no-deps .

FROM python:3.14.4-slim-bookworm

ENV PYTHONUNBUFFERED=1 \
    PATH=/opt/ludi/bin:$PATH

WORKDIR /app
RUN useradd --system --uid 10001 --user-group --home-dir /app --no-create-home ludi \
    && install --directory --owner=ludi --group=ludi /app/data
COPY --from=build /opt/ludi /opt/ludi

USER ludi
VOLUME /app/data

# On SIGTERM the bot leaves Discord, finishes what it has begun (up to ten seconds), and closes the database.
# The check says whether the bot is ready. To restart containers by a check, use `ludi-romani health --live`
# (docs/hosting.md).
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["ludi-romani", "health"]
ENTRYPOINT ["ludi-romani"]
