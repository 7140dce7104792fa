// Elements in one line: make("button", { className: "x", onclick }, "text", other).

let emoji = {};
let splitting = /(?!)/;

// Which emoji are pictures here, as in Discord: not every machine has a font for them.
export function picture(pictures) {
  emoji = pictures;
  splitting = new RegExp(`(${Object.keys(pictures).join("|")})\uFE0F?`, "u");
}

export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  const { data, ...others } = properties;
  Object.assign(element, others);
  Object.assign(element.dataset, data);
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== "").flatMap(drawn));
  return element;
}

// The emoji of a button or of an option: a picture of the bot's, or a sign.
export function emojiOf(part) {
  const { id, name } = part.emoji ?? {};
  return id ? make("img", { className: "emoji", src: `/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:` }) : name ?? "";
}

function drawn(child) {
  if (typeof child !== "string") return [child];
  return child.split(splitting).filter(Boolean).map((part) => (part in emoji ? make("img", { className: "emoji", src: emoji[part], alt: part }) : part));
}

const COLOURS = ["#b5453c", "#3d7a8c", "#5b8a4a", "#8a5a9e", "#c08a2d", "#4f6bb0"];

// Somebody's face: the bot's is drawn, the others have a letter in their colour.
export function face(person, bot) {
  if (person.id === bot.id) return make("img", { className: "face", src: "/face.svg", alt: "" });
  const colour = COLOURS[Number(BigInt(person.id) % BigInt(COLOURS.length))];
  const letter = make("span", { className: "face" }, person.name[0]);
  letter.style.background = colour;
  letter.setAttribute("aria-hidden", "true");
  return letter;
}
