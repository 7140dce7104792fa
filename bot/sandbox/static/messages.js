// A message as an element: who wrote it, what it says, its pictures, buttons and menus.

import { emojiOf, face, make } from "./making.js";
import { tell } from "./moments.js";

const WIDEST = 550;
const HIGHEST = 720;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

// `page` knows the people, words and names, and does what is clicked.
export function draw(message, page, former) {
  const pictures = new Map([...(former?.querySelectorAll("img[data-picture]") ?? [])].map((img) => [img.dataset.picture, img]));
  const { person, words } = { person: page.person(message.author.id), words: page.words };
  const when = new Date(message.timestamp);
  const asked = message.interaction_metadata;
  const article = make("article", { data: { message: message.id } },
    asked && asked.name ? make("p", { className: "asked" }, `${page.person(asked.user.id).name} ${words.used} `, make("span", { className: "mention" }, `${asked.command_type === 1 ? "/" : ""}${asked.name}`)) : null,
    make("button", { type: "button", className: "who", data: { person: person.id } }, face(person, page.bot)),
    make("div", { className: "head" },
      make("button", { type: "button", className: "name", data: { person: person.id } }, person.name),
      person.id === page.bot.id ? make("span", { className: "app" }, words.app) : null,
      make("time", { dateTime: message.timestamp, title: when.toLocaleString(page.locale) }, when.toLocaleTimeString(page.locale, { hour: "2-digit", minute: "2-digit" })),
      message.edited_timestamp && !message.ephemeral ? make("span", { className: "edited" }, words.edited) : null),
    make("div", { className: "body" }, ...body(message, page, pictures)),
    message.ephemeral ? make("p", { className: "private" }, `${words["only-you"]} · `,
      make("button", { type: "button", data: { dismiss: message.id } }, words.dismiss)) : null);
  article.classList.toggle("ephemeral", message.ephemeral);
  article.classList.toggle("pinged", message.pinged);
  return article;
}

// The options of a menu, as they are offered.
export function options(component, page) {
  if (component.type === 3) return component.options;
  const chosen = new Set((component.default_values ?? []).map((value) => value.id));
  const offered = component.type === 6 ? page.roles : component.type === 8 ? page.channels.filter((channel) => !channel.thread && !channel.inbox) : page.people;
  return offered.map((one) => ({ label: one.name, value: one.id, default: chosen.has(String(one.id)) }));
}

function body(message, page, pictures) {
  if (message.thinking) return [make("p", { className: "thinking" }, page.words.thinking)];
  const context = { message, page, pictures };
  const said = message.html ? [text(message.html, page)] : [];
  // Layouts show by themselves what is attached; mere rows of buttons don't.
  const attached = message.components.some((component) => component.type !== 1) ? [] : message.attachments;
  return [...said, ...attached.map((attachment) => picture(attachment, context)), ...message.components.map((component) => part(component, context))];
}

// What is said comes as HTML of the sandbox's own making.
function text(html, page) {
  const element = make("div", { className: "text", innerHTML: html });
  tell(element, page.locale);
  return element;
}

function part(component, context) {
  const parts = () => (component.components ?? []).map((inner) => part(inner, context));
  switch (component.type) {
    case 1: return make("div", { className: "row" }, ...parts());
    case 2: return button(component, context);
    case 3: case 5: case 6: case 7: case 8: return menu(component, context);
    case 9: return make("div", { className: "section" }, make("div", {}, ...parts()), part(component.accessory, context));
    case 10: return text(component.html, context.page);
    case 11: return picture({ ...component.media, description: component.description }, context);
    case 12: return gallery(component, context);
    case 13: return file(component.file, component.name, context);
    case 14: return make("hr", { className: component.divider === false ? "space" : "" });
    case 17: {
      const box = make("div", { className: "container" }, ...parts());
      if (component.accent_color) box.style.borderLeftColor = `#${component.accent_color.toString(16).padStart(6, "0")}`;
      return box;
    }
    default: return make("p", { className: "unknown" }, `(${component.type})`);
  }
}

function button(component, { message }) {
  const emoji = emojiOf(component);
  if (component.url) return make("a", { className: "button link", href: component.url, target: "_blank", rel: "noopener" }, emoji, component.label ?? "");
  return make("button", {
    type: "button", className: `button ${STYLES[component.style]}`, disabled: component.disabled === true,
    data: { part: component.custom_id, of: message.id },
  }, emoji, component.label ?? "");
}

function menu(component, { message, page }) {
  const offered = options(component, page);
  const chosen = offered.filter((option) => option.default).map((option) => option.label).join(", ");
  const trigger = make("button", {
    type: "button", className: "menu", disabled: component.disabled === true,
    data: { part: component.custom_id, of: message.id },
  }, make("span", { className: chosen ? "chosen" : "placeholder" }, chosen || component.placeholder || page.words.choose));
  trigger.setAttribute("aria-haspopup", "listbox");
  trigger.setAttribute("aria-expanded", "false");
  trigger.component = component;
  return trigger;
}

function gallery(component, context) {
  const items = component.items.map((item) => picture({ ...item.media, description: item.description }, context));
  return make("div", { className: items.length > 1 ? "gallery many" : "gallery" }, ...items);
}

function picture(media, { message, pictures }) {
  const known = message.attachments.find((attachment) => attachment.id === String(media.attachment_id ?? media.id) || attachment.url === media.url) ?? media;
  if (known.filename?.endsWith(".mp4")) return make("video", { src: known.url, controls: true, preload: "metadata" });
  if (!known.width) return file(known, known.filename, { message });
  const former = pictures.get(known.url);
  if (former) return former;
  const image = make("img", {
    src: known.url, alt: media.description ?? "", width: known.width, height: known.height, data: { picture: known.url },
  });
  // Its room is there before it is: nothing jumps when it comes.
  image.style.width = `min(100%, ${Math.min(known.width, WIDEST, (HIGHEST * known.width) / known.height)}px)`;
  return image;
}

function file(media, name, { message }) {
  const known = message.attachments.find((attachment) => attachment.url === media.url) ?? media;
  return make("p", { className: "file" }, make("a", { href: known.url, target: "_blank", download: name ?? known.filename ?? "" }, name ?? known.filename ?? known.url));
}
