// A form that the bot asks to be filled in.

import { make } from "./making.js";

const dialog = document.getElementById("form");
const LONG = 2;

export function ask(wanted, words, send) {
  const inputs = wanted.components.flatMap((row) => {
    const inner = row.component ? [row.component] : row.components ?? [];
    return inner.filter((component) => component.type === 4).map((component) => ({ label: component.label ?? row.label, ...component }));
  });
  const controls = inputs.map((input) => {
    const control = make(input.style === LONG ? "textarea" : "input", { required: input.required !== false, placeholder: input.placeholder ?? "", value: input.value ?? "" });
    if (input.max_length) control.maxLength = input.max_length;
    if (input.min_length) control.minLength = input.min_length;
    return [input.custom_id, control, make("label", {}, input.label ?? "", control)];
  });
  const body = make("form", { method: "dialog" },
    make("h2", {}, wanted.title), ...controls.map(([, , label]) => label),
    make("p", { className: "row" }, make("button", { type: "button", className: "button secondary", onclick: () => dialog.close() }, words.cancel),
      make("button", { className: "button primary" }, words.send)));
  body.addEventListener("submit", () => send(wanted.custom_id, Object.fromEntries(controls.map(([name, control]) => [name, control.value]))));
  dialog.replaceChildren(body);
  dialog.showModal();
}
