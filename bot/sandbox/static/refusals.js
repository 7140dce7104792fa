// What Discord refused to the bot, above the channel until somebody puts it away.

import { make } from "./making.js";

const strip = document.getElementById("refusals");
const list = strip.querySelector("ul");
const refused = new Map(); // sentence -> how often

export function refuse(sentence) {
  refused.set(sentence, (refused.get(sentence) ?? 0) + 1);
  show();
}

// In the words of whoever looks now.
export function name(words) {
  strip.querySelector("strong").textContent = words.refused;
  strip.querySelector("button").textContent = words.close;
}

function show() {
  strip.hidden = !refused.size;
  list.replaceChildren(...[...refused].map(([sentence, times]) => make("li", {}, sentence, times > 1 ? ` (×${times})` : null)));
  list.scrollTop = list.scrollHeight;
}

strip.querySelector("button").addEventListener("click", () => {
  refused.clear();
  show();
});
