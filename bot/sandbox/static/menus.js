// The one list that can be open: of a menu in a message, or of what can be done with somebody.
//
// It lies over the page and belongs to no message, so that nothing that happens in the channel closes it: a message
// that is drawn anew gives it its new trigger, and when the page scrolls it goes along.

import { emojiOf, make } from "./making.js";

const list = document.getElementById("menu");
let open = null;

export function isOpen(trigger) { return open?.trigger === trigger; }

// Offer options ({ label, description, value, default }) at a trigger; `choose` gets the values.
export function offer(trigger, options, { least = 1, most = 1, heading = "", choose }) {
  close();
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  open = { trigger, options, least, most, choose, chosen, at: Math.max(0, options.findIndex((option) => option.default)) };
  list.replaceChildren(...(heading ? [make("p", { className: "heading" }, heading)] : []), ...options.map((option, number) => {
    const line = make("div", { className: "option", data: { value: option.value } },
      make("span", { className: "label" }, emojiOf(option), option.label),
      option.description ? make("span", { className: "description" }, option.description) : null);
    line.setAttribute("role", "option");
    line.addEventListener("click", () => pick(number));
    line.addEventListener("pointermove", () => { open.at = number; mark(); });
    return line;
  }));
  list.hidden = false;
  list.scrollTop = 0;
  trigger.setAttribute("aria-expanded", "true");
  place();
  mark(true);
}

export function close() {
  if (!open) return;
  const { trigger, most, least, chosen, choose, changed } = open;
  trigger.setAttribute("aria-expanded", "false");
  open = null;
  list.hidden = true;
  if (most > 1 && changed && chosen.size >= least) choose([...chosen]);
}

// A message has been drawn anew: its open menu is at its new trigger, unless it offers something else now.
export function moved(article, options) {
  if (!open || open.trigger.closest("article")?.dataset.message !== article.dataset.message) return;
  const trigger = [...article.querySelectorAll(".menu")].find((menu) => menu.dataset.part === open.trigger.dataset.part);
  if (!trigger || trigger.disabled || JSON.stringify(options(trigger)) !== JSON.stringify(open.options)) {
    open.changed = false;
    close();
    return;
  }
  open.trigger = trigger;
  trigger.setAttribute("aria-expanded", "true");
}

function pick(number) {
  const { value } = open.options[number];
  if (open.most === 1) {
    const { choose } = open;
    const again = open.chosen.has(value) && open.least === 0;
    close();
    choose(again ? [] : [value]);
    return;
  }
  if (open.chosen.has(value)) open.chosen.delete(value);
  else if (open.chosen.size < open.most) open.chosen.add(value);
  open.changed = true;
  mark();
}

function mark(scroll = false) {
  [...list.querySelectorAll(".option")].forEach((line, number) => {
    line.classList.toggle("at", number === open.at);
    line.setAttribute("aria-selected", String(open.chosen.has(open.options[number].value)));
    if (scroll && number === open.at) {
      list.scrollTop = Math.max(0, line.offsetTop + line.offsetHeight - list.clientHeight);
    }
  });
}

function place() {
  if (!open) return;
  const box = open.trigger.getBoundingClientRect();
  const below = innerHeight - box.bottom - 12;
  const above = box.top - 12;
  const wanted = Math.min(list.scrollHeight + 2, 340);
  const up = below < wanted && above > below;
  list.style.maxHeight = `${Math.max(120, Math.min(340, up ? above : below))}px`;
  list.style.minWidth = `${Math.max(box.width, 220)}px`;
  list.style.left = `${Math.max(8, Math.min(box.left, innerWidth - list.offsetWidth - 8))}px`;
  list.style.top = up ? `${box.top - list.offsetHeight - 4}px` : `${box.bottom + 4}px`;
}

document.addEventListener("pointerdown", (event) => {
  if (open && !list.contains(event.target) && !open.trigger.contains(event.target)) close();
}, true);
document.addEventListener("scroll", (event) => { if (event.target !== list) place(); }, true);
addEventListener("resize", place);
new ResizeObserver(place).observe(document.getElementById("messages"));
document.addEventListener("keydown", (event) => {
  if (!open || (event.key !== "Escape" && event.target.closest("input, textarea"))) return;
  const last = open.options.length - 1;
  const steps = { ArrowDown: Math.min(last, open.at + 1), ArrowUp: Math.max(0, open.at - 1), Home: 0, End: last };
  if (event.key in steps) {
    open.at = steps[event.key];
    mark(true);
  } else if (event.key === "Enter" || event.key === " ") pick(open.at);
  else if (event.key === "Escape") { open.changed = false; close(); }
  else return;
  event.preventDefault();
  event.stopPropagation();
}, true);
