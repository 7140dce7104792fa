// Elements in one line: make("button", { className: "x", onclick }, "text", other).

export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  const { data, ...others } = properties;
  Object.assign(element, others);
  Object.assign(element.dataset, data);
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
  return element;
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
