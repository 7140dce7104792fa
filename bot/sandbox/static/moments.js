// Moments as Discord shows them: in the reader's language and the time zone of their machine.

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function moment(seconds, style, locale) {
  const date = new Date(seconds * 1000);
  if (style !== "R") return new Intl.DateTimeFormat(locale, STYLES[style]).format(date);
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / size), unit);
}

// Say each moment within an element, as it is from now.
export function tell(element, locale) {
  for (const one of element.querySelectorAll(".moment")) one.textContent = moment(Number(one.dataset.at), one.dataset.style, locale);
}
