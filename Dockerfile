FROM python:3.12-slim

ENV PYTHONUNBUFFERED=1 \
    PIP_NO_CACHE_DIR=1 \
    PIP_DISABLE_PIP_VERSION_CHECK=1

WORKDIR /app
RUN useradd --system --uid 10001 --user-group --home-dir /app --no-create-home ludi \
    && install --directory --owner=ludi --group=ludi /app/data

# Installed where it lies, so that the code finds assets/ beside bot/.
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY assets ./assets
COPY bot ./bot
RUN pip install -c constraints.txt -e . \
    && python -m compileall -q bot

USER ludi
VOLUME /app/data

# Python as process 1 ends in an orderly way on an interrupt, and not at all on SIGTERM.
STOPSIGNAL SIGINT
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
