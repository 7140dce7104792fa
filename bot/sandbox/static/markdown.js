// Discord's markdown as HTML. `names(kind, id)` names who or what is mentioned ("user", "role", "channel").

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]);

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function moment(seconds, style, locale) {
  const date = new Date(seconds * 1000);
  if (style !== "R") return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date);
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / size), unit);
}

export function markdown(text, names, locale) {
  // What must stay as it is goes aside, and comes back at the end.
  const aside = [];
  const keep = (html) => `\uE000${aside.push(html) - 1}\uE001`;
  let rest = text
    .replace(/```(?:\w+\n)?\n?([\s\S]*?)```/g, (_, code) => keep(`<pre>${escaped(code)}</pre>`))
    .replace(/`([^`\n]+)`/g, (_, code) => keep(`<code>${escaped(code)}</code>`))
    .replace(/\\([^\w\s])/g, (_, sign) => keep(escaped(sign)))
    .replace(/<@!?(\d+)>/g, (_, id) => keep(`<span class="mention" data-person="${id}">@${escaped(names("user", id))}</span>`))
    .replace(/<@&(\d+)>/g, (_, id) => keep(`<span class="mention">@${escaped(names("role", id))}</span>`))
    .replace(/<#(\d+)>/g, (_, id) => keep(`<a class="mention" href="/channels/0/${id}">#${escaped(names("channel", id))}</a>`))
    .replace(/<\/([^:>]+):\d+>/g, (_, command) => keep(`<span class="mention">/${escaped(command)}</span>`))
    .replace(/<t:(-?\d+)(?::([tTdDfFR]))?>/g, (_, seconds, style) => keep(escaped(moment(Number(seconds), style, locale))))
    .replace(/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/g, (_, label, url) => `${keep(`<a href="${escaped(url)}" target="_blank" rel="noopener">`)}${label}${keep("</a>")}`)
    .replace(/<?(https?:\/\/[^\s<>\uE000]+[^\s<>.,:;"')\]\uE000])>?/g, (_, url) => keep(link(url, names)));
  rest = escaped(rest)
    .replace(/\*\*\*(\S(?:[\s\S]*?\S)?)\*\*\*/g, "<strong><em>$1</em></strong>")
    .replace(/\*\*(\S(?:[\s\S]*?\S)?)\*\*/g, "<strong>$1</strong>")
    .replace(/__(\S(?:[\s\S]*?\S)?)__/g, "<u>$1</u>")
    .replace(/\*(\S(?:[^*]*?\S)?)\*/g, "<em>$1</em>")
    .replace(/(^|\W)_(\S(?:[^_]*?\S)?)_(?!\w)/g, "$1<em>$2</em>")
    .replace(/~~(\S(?:[\s\S]*?\S)?)~~/g, "<s>$1</s>")
    .replace(/\|\|(\S(?:[\s\S]*?\S)?)\|\|/g, '<span class="spoiler" tabindex="0">$1</span>')
    // As Discord does, a picture: not every machine has a font for it.
    .replace(/🤖/gu, '<img class="emoji" src="/robot.svg" alt="🤖">');
  const html = rest.split("\n").map(line).join("").replace(/<br>$/, "");
  return html.replace(/\uE000(\d+)\uE001/g, (_, number) => aside[number]).replace(/\uE000(\d+)\uE001/g, (_, number) => aside[number]);
}

// A link to a message shows where it leads.
function link(url, names) {
  const place = /\/channels\/\d+\/(\d+)(\/\d+)?$/.exec(url);
  if (place) return `<a class="mention" href="${escaped(url)}">#${escaped(names("channel", place[1]))}${place[2] ? " › 💬" : ""}</a>`;
  return `<a href="${escaped(url)}" target="_blank" rel="noopener">${escaped(url)}</a>`;
}

function line(text) {
  const heading = /^(#{1,3}) (.+)/.exec(text);
  if (heading) return `<h${heading[1].length + 2} class="size${heading[1].length}">${heading[2]}</h${heading[1].length + 2}>`;
  const small = /^-# (.+)/.exec(text);
  if (small) return `<small>${small[1]}</small>`;
  const item = /^( *)[-*] (.+)/.exec(text);
  if (item) return `<div class="item" style="margin-left:${item[1].length / 2}em">${item[2]}</div>`;
  const quote = /^&gt; ?(.*)/.exec(text);
  if (quote) return `<blockquote>${quote[1] || "&nbsp;"}</blockquote>`;
  return `${text}<br>`;
}
