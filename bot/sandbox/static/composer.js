// The line at the bottom: words for everybody, or a slash command with its options and what completes them.

import { make } from "./making.js";

const form = document.getElementById("composer");
const typed = document.getElementById("typed");
const chip = document.getElementById("command");
const fields = document.getElementById("fields");
const list = document.getElementById("suggestions");

const WHOLE = 4, YES_NO = 5, PERSON = 6, NUMBER = 10;
const PAUSE = 120;

let page = null;
let command = null; // the command that is being filled in
let offered = []; // { label, description, take }
let at = 0;
let asking = 0;

export function begin(of) {
  page = of;
  typed.placeholder = page.words.write;
  leave();
}

export function focus() { typed.focus(); }

// The commands that can be sent: each is a path of words, with the options of its end.
function leaves() {
  const found = [];
  const visit = (node, path, shown) => {
    const inner = (node.options ?? []).filter((option) => option.type <= 2);
    if (inner.length) inner.forEach((option) => visit(option, [...path, option.name], [...shown, page.local(option)]));
    else found.push({ path, shown, description: page.local(node, "description"), options: node.options ?? [] });
  };
  page.commands.forEach((root) => visit(root, [root.name], [page.local(root)]));
  return found;
}

function fitting(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = (leaf) => {
    const names = [leaf.path.join(" "), leaf.shown.join(" ")].map((name) => name.toLowerCase());
    if (names.some((name) => name.startsWith(words.join(" ")))) return 0;
    return words.every((word) => names.some((name) => name.includes(word))) ? 1 : 2;
  };
  return leaves().map((leaf) => [rank(leaf), leaf]).filter(([rank]) => rank < 2).sort((one, other) => one[0] - other[0]).map(([, leaf]) => leaf);
}

// What is offered above the line

function offer(entries, selected = 0) {
  offered = entries;
  at = Math.min(selected, entries.length - 1);
  list.replaceChildren(...entries.map((entry, number) => {
    const line = make("div", { className: entry.take ? "option" : "option hint" }, make("span", { className: "label" }, entry.label),
      entry.description ? make("span", { className: "description" }, entry.description) : null);
    line.setAttribute("role", "option");
    line.addEventListener("mousedown", (event) => event.preventDefault()); // the field keeps the focus
    line.addEventListener("click", () => entry.take?.());
    return line;
  }));
  list.hidden = !entries.length;
  mark();
}

function mark() {
  [...list.children].forEach((line, number) => {
    line.classList.toggle("at", number === at);
    if (number === at) line.scrollIntoView({ block: "nearest" });
  });
}

function offerCommands() {
  const text = typed.value;
  if (!text.startsWith("/")) return offer([]);
  const found = fitting(text.slice(1));
  const exact = found.find((leaf) => `${leaf.path.join(" ")} ` === text.slice(1) || `${leaf.shown.join(" ")} ` === text.slice(1));
  if (exact) return enter(exact);
  offer(found.slice(0, 50).map((leaf) => ({ label: `/${leaf.shown.join(" ")}`, description: leaf.description, take: () => enter(leaf) })));
}

// A command and its options

function enter(leaf) {
  command = leaf;
  chip.textContent = `/${leaf.shown.join(" ")}`;
  chip.hidden = false;
  typed.value = "";
  typed.placeholder = "";
  offer([]);
  const required = leaf.options.filter((option) => option.required);
  const first = required.length ? required : leaf.options.slice(0, 1);
  first.forEach(add);
  (fields.querySelector("input") ?? typed).focus();
}

function leave() {
  command = null;
  chip.hidden = true;
  fields.replaceChildren();
  typed.value = "";
  typed.placeholder = page.words.write;
  offer([]);
}

function inputs() { return [...fields.querySelectorAll("input")]; }

function add(option) {
  const input = make("input", { spellcheck: false, size: 12 });
  input.option = option;
  input.dataset.option = option.name;
  const field = make("label", { className: "field" }, make("span", {}, page.local(option)), input);
  fields.append(field);
  input.addEventListener("input", () => { input.chosen = undefined; resize(input); complete(input); });
  input.addEventListener("focus", () => complete(input));
  return input;
}

function resize(input) { input.size = Math.max(12, input.value.length + 1); }

function left() {
  const there = new Set(inputs().map((input) => input.option.name));
  return command.options.filter((option) => !there.has(option.name));
}

function offerOptions() {
  const text = typed.value.trim().replace(/:$/, "").toLowerCase();
  const named = left().filter((option) => option.name.startsWith(text) || page.local(option).toLowerCase().startsWith(text));
  if (typed.value.endsWith(":") && named.length) return take(named[0]);
  offer(named.map((option) => ({
    label: page.local(option), description: `${page.local(option, "description")} · ${page.words.optional}`, take: () => take(option),
  })), text ? 0 : -1);
}

function take(option) {
  typed.value = "";
  add(option).focus();
}

function filled() {
  return Object.fromEntries(inputs().filter((input) => input.value.trim()).map((input) => [input.option.name, String(input.chosen ?? input.value.trim())]));
}

async function complete(input) {
  const { option } = input;
  const hint = { label: page.local(option), description: page.local(option, "description") };
  if (input.chosen !== undefined) return offer([]);
  // What may be left out is sent without, unless a choice is wanted.
  const marked = option.required || input.value.trim() ? 0 : -1;
  const choose = (choice) => ({
    label: choice.name,
    take: () => {
      input.chosen = choice.value;
      input.value = choice.name;
      resize(input);
      offer([]);
      next(input);
    },
  });
  const matching = (choices) => choices.filter((choice) => choice.name.toLowerCase().includes(input.value.trim().toLowerCase()));
  if (option.type === YES_NO) return offer(matching([{ name: "True", value: "true" }, { name: "False", value: "false" }]).map(choose), marked);
  if (option.type === PERSON) return offer(matching([...page.people, page.bot].map((person) => ({ name: person.name, value: person.id }))).map(choose), marked);
  if (option.choices?.length) return offer(matching(option.choices.map((choice) => ({ ...choice, name: page.local(choice) }))).map(choose), marked);
  if (!option.autocomplete) return offer([hint]);
  asking += 1;
  const mine = asking;
  if (list.hidden) offer([hint]);
  await new Promise((done) => { setTimeout(done, PAUSE); });
  if (mine !== asking) return;
  const answer = await page.ask("complete", { path: command.path, options: { ...filled(), [option.name]: input.value }, focused: option.name });
  if (mine !== asking || document.activeElement !== input || input.chosen !== undefined) return;
  const entries = (answer.choices ?? []).map(choose);
  offer(entries.length ? entries : [{ label: page.words["none-fit"] }], marked);
}

function next(input) {
  const empty = inputs().find((other) => other !== input && other.option.required && !other.value.trim());
  (empty ?? typed).focus();
}

// Whether an option can't be sent as it stands: it is missing, or must be chosen or be a number and is not.
function unfit({ option, value, chosen }) {
  if (!value.trim()) return option.required;
  if (option.type === YES_NO || option.type === PERSON || option.choices?.length) return chosen === undefined;
  return (option.type === WHOLE || option.type === NUMBER) && chosen === undefined && Number.isNaN(Number(value));
}

async function send() {
  if (!command) {
    const words = typed.value.trim();
    if (words.startsWith("/") || !words) return;
    typed.value = "";
    page.outcome(await page.ask("say", { words }));
    return;
  }
  const missing = inputs().find(unfit);
  if (missing) {
    missing.focus();
    return;
  }
  const sent = { path: command.path, options: filled() };
  asking += 1;
  leave();
  typed.focus();
  page.outcome(await page.ask("command", sent));
}

typed.addEventListener("input", () => (command ? offerOptions() : offerCommands()));
typed.addEventListener("focus", () => {
  asking += 1;
  if (command) offerOptions();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  send();
});
form.addEventListener("focusout", (event) => {
  if (!form.contains(event.relatedTarget)) offer([]);
});
chip.addEventListener("click", leave);

form.addEventListener("keydown", (event) => {
  const input = event.target;
  const highlighted = offered[at]?.take;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const from = at < 0 && event.key === "ArrowUp" ? 0 : at; // nothing is marked: up is the last
    if (offered.length) at = (from + (event.key === "ArrowDown" ? 1 : -1) + offered.length) % offered.length;
    mark();
  } else if (event.key === "Enter") {
    if (highlighted) highlighted();
    else send();
  } else if (event.key === "Tab" && offered[Math.max(0, at)]?.take && !event.shiftKey) offered[Math.max(0, at)].take();
  else if (event.key === "Escape") {
    if (list.hidden) leave();
    else offer([]);
  } else if (event.key === "Backspace" && !input.value && command) {
    const field = input.closest(".field");
    if (field && !input.option.required) {
      field.remove();
      typed.focus();
    } else if (!field && inputs().length) inputs().at(-1).focus();
    else leave();
  } else return;
  event.preventDefault();
});
