// The columns beside the channel: where there is no room for them they fold away, and come over it by a button.

const sides = [...document.querySelectorAll("[data-opens]")];
const shade = document.getElementById("shade");

export function close() { open(null); }

function open(wanted) {
  for (const button of sides) {
    const here = button === wanted;
    button.setAttribute("aria-expanded", String(here));
    document.getElementById(button.dataset.opens).classList.toggle("open", here);
  }
  shade.hidden = !wanted;
}

for (const button of sides) button.addEventListener("click", () => open(button.getAttribute("aria-expanded") === "true" ? null : button));
shade.addEventListener("click", close);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
