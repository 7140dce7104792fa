// The page: whose eyes it has, which channel it shows, and what comes of a click.

import * as composer from "./composer.js";
import { connect } from "./connection.js";
import * as form from "./form.js";
import { face, make, picture } from "./making.js";
import * as menus from "./menus.js";
import { draw, options } from "./messages.js";
import { tell } from "./moments.js";
import * as refusals from "./refusals.js";
import * as sides from "./sides.js";

const $ = (id) => document.getElementById(id);
const timeline = $("timeline");
const messages = $("messages");

const page = { people: [], roles: [], commands: [], apps: [], words: {}, ask: null, outcome };
const pings = new Map(); // person -> Set of "channel/message" at which they were pinged and have not looked
const unread = new Set();
let atEnd = true;

page.person = (id) => (id === page.bot.id ? page.bot : page.people.find((person) => person.id === id) ?? { id, name: "?" });
page.local = (thing, what = "name") => thing[`${what}_localizations`]?.[page.locale] ?? thing[what];

page.ask = connect({ told, opened: () => show(...wished()), lost });

// Whose eyes, and where

function wished() {
  return decodeURIComponent(location.hash.slice(1)).split("/");
}

// Somebody and a channel may be given by id or by name, as in the address.
async function show(viewer, channel, message) {
  const shown = await page.ask("open", { viewer, channel });
  if (!shown.people) return outcome(shown);
  Object.assign(page, shown);
  picture(page.emoji);
  menus.close();
  sides.close();
  pings.get(page.viewer)?.forEach((place) => place.startsWith(`${page.channel}/`) && pings.get(page.viewer).delete(place));
  unread.delete(page.channel);
  const here = channelHere();
  history.replaceState(null, "", `#${page.person(page.viewer).name}/${here.thread || here.inbox ? here.id : here.name}`);
  frame();
  messages.replaceChildren(...shown.messages.map((one) => draw(one, page)));
  begin(shown.more);
  composer.begin(page);
  note("");
  const wanted = message && messages.querySelector(`[data-message="${message}"]`);
  if (wanted) {
    atEnd = false;
    wanted.scrollIntoView({ block: "center" });
  } else toEnd();
  document.body.dataset.shows = `${page.viewer}/${page.channel}`;
}

function channelHere() { return page.channels.find((one) => one.id === page.channel); }

function frame() {
  const { words } = page;
  const { name } = channelHere();
  document.documentElement.lang = page.locale;
  document.title = `#${name} · ${page.server}`;
  $("server").textContent = page.server;
  $("channel").textContent = name;
  $("show-left").setAttribute("aria-label", words.channels);
  $("show-members").setAttribute("aria-label", words.members);
  $("send").setAttribute("aria-label", words.send);
  refusals.name(words);
  $("earlier").textContent = words.earlier;
  $("newest").textContent = words.newest;
  $("viewer-label").textContent = words.viewer;
  $("viewer-name").textContent = page.person(page.viewer).name;
  $("members").querySelector("h3").textContent = words.members;
  $("members").querySelector("ul").replaceChildren(...[page.bot, ...page.people].map((person) => make("li", {},
    make("button", { type: "button", data: { person: person.id } }, face(person, page.bot),
      make("span", {}, person.name, make("small", {}, about(person)))))));
  marks();
}

function about(person) {
  if (person.id === page.bot.id) return page.words.app;
  return [person.id === page.owner ? page.words.owner : "", person.locale === "de" ? page.words.german : ""].filter(Boolean).join(" · ");
}

function marks() {
  $("channels").replaceChildren(...page.channels.map((channel) => make("li", {}, make("button", {
    type: "button", data: { channel: channel.id },
    className: channel.id === page.channel ? "here" : unread.has(channel.id) ? "unread" : "",
  }, make("span", { className: "hash" }, channel.inbox ? "✉" : channel.thread ? "↳" : "#"), channel.name))));
  $("faces").replaceChildren(...page.people.map((person, number) => {
    const waiting = pings.get(person.id)?.size ?? 0;
    const button = make("button", {
      type: "button", data: { viewer: person.id }, title: `${person.name} (Alt+${number + 1})`,
      className: person.id === page.viewer ? "here" : "",
    }, face(person, page.bot), waiting ? make("span", { className: "badge" }, String(waiting)) : null);
    button.setAttribute("aria-label", person.name);
    return button;
  }));
  const others = page.people.reduce((sum, person) => sum + (pings.get(person.id)?.size ?? 0), 0);
  $("seen-as").replaceChildren(face(page.person(page.viewer), page.bot), others ? make("span", { className: "badge" }, String(others)) : "");
}

function begin(more) {
  $("earlier").hidden = !more;
  $("beginning").hidden = more || channelHere().inbox;
  const steps = page.steps.map((step) => make("li", { innerHTML: step }));
  $("beginning").replaceChildren(make("img", { src: "/face.svg", alt: "" }), make("h2", {}, page.words.beginning), make("ol", {}, ...steps));
}

// What is told

function told(said) {
  if (said.channels) {
    page.channels = said.channels;
    marks();
  }
  if (said.message) put(said.message);
  if (said.gone) messages.querySelector(`[data-message="${said.gone}"]`)?.remove();
  if (said.news) news(said.news);
  if (said.refused) refusals.refuse(said.refused);
}

function put(message) {
  const former = messages.querySelector(`[data-message="${message.id}"]`);
  const first = messages.firstElementChild?.dataset.message;
  if (!former && first && BigInt(message.id) < BigInt(first) && !$("earlier").hidden) return;
  const focused = former?.contains(document.activeElement) ? document.activeElement.dataset.part : null;
  const article = draw(message, page, former);
  if (former) former.replaceWith(article);
  else {
    const after = [...messages.children].find((other) => BigInt(other.dataset.message) > BigInt(message.id));
    messages.insertBefore(article, after ?? null);
  }
  menus.moved(article, (trigger) => options(trigger.component, page));
  if (focused) [...article.querySelectorAll("[data-part]")].find((part) => part.dataset.part === focused)?.focus({ preventScroll: true });
  if (atEnd) toEnd();
  else if (!former) $("newest").hidden = false;
}

function news({ channel, message, pings: people, edited }) {
  const place = `${channel}/${message}`;
  if (edited) {
    // A card that is retired pings nobody any more.
    for (const [person, places] of pings) if (!people.includes(person)) places.delete(place);
  } else {
    if (channel !== page.channel) unread.add(channel);
    for (const person of people) {
      if (person === page.viewer && channel === page.channel) continue;
      if (!pings.has(person)) pings.set(person, new Set());
      pings.get(person).add(place);
    }
  }
  marks();
}

function lost() {
  if (page.words.lost) note(page.words.lost);
}

function note(text) {
  $("notice").textContent = text;
  $("notice").hidden = !text;
  if (text) setTimeout(() => { if ($("notice").textContent === text && text !== page.words.lost) note(""); }, 6000);
}

// What comes of something done
function outcome(answer) {
  if (answer.form) form.ask(answer.form, page.words, async (id, fields) => outcome(await page.ask("submit", { form: id, fields })));
  if (answer.failed) note(answer.sentence ?? page.words.failed);
  if (answer.impossible) note(page.words.gone);
}

// The end of the channel: whoever is there stays there

let top = 0;

function toEnd() {
  timeline.scrollTop = timeline.scrollHeight;
  top = timeline.scrollTop;
  atEnd = true;
  $("newest").hidden = true;
}

timeline.addEventListener("scroll", () => {
  // Only whoever scrolls up has left the end: what grows there has not.
  if (timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 40) atEnd = true;
  else if (timeline.scrollTop < top) atEnd = false;
  top = timeline.scrollTop;
  if (atEnd) $("newest").hidden = true;
}, { passive: true });
new ResizeObserver(() => { if (atEnd) toEnd(); }).observe(messages);
new ResizeObserver(() => { if (atEnd) toEnd(); }).observe(timeline);

$("newest").addEventListener("click", toEnd);
$("earlier").addEventListener("click", async () => {
  const first = messages.firstElementChild;
  const answer = await page.ask("earlier", { before: first.dataset.message });
  if (!answer.messages) return;
  const before = first.getBoundingClientRect().top;
  messages.prepend(...answer.messages.map((one) => draw(one, page)));
  begin(answer.more);
  timeline.scrollTop += first.getBoundingClientRect().top - before;
});

// Clicks

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-viewer], [data-channel], [data-person], [data-dismiss], [data-of], [data-picture], a");
  if (!target) return;
  const { viewer, channel, person, dismiss, of } = target.dataset;
  if (viewer) show(viewer, page.channel);
  else if (channel) show(page.viewer, channel);
  else if (person) apps(target, person);
  else if (dismiss) page.ask("dismiss", { message: dismiss });
  else if (of && target.classList.contains("menu")) openMenu(target);
  else if (of) press(target);
  else if (target.dataset.picture) enlarge(target);
  else if (target.href) follow(event, target);
});

async function press(target, values) {
  target.classList.add("busy");
  target.disabled = true;
  const { of, part } = target.dataset;
  outcome(await page.ask("press", { message: of, part, ...(values ? { values } : {}) }));
  target.classList.remove("busy");
  target.disabled = false;
}

function openMenu(trigger) {
  if (menus.isOpen(trigger)) return menus.close();
  const { component } = trigger;
  menus.offer(trigger, options(component, page), {
    least: component.min_values ?? 1, most: component.max_values ?? 1,
    choose: (values) => {
      // The menu may have been drawn anew since it was opened.
      const now = [...messages.querySelectorAll(".menu")].find((menu) => menu.dataset.of === trigger.dataset.of && menu.dataset.part === trigger.dataset.part) ?? trigger;
      press(now, values);
    },
  });
}

function apps(target, person) {
  if (menus.isOpen(target)) return menus.close();
  const { name } = page.person(person);
  menus.offer(target, page.apps.map((command) => ({ label: page.local(command), value: command.name })), {
    heading: page.apps.length ? `${name} · ${page.words.apps}` : name,
    choose: async ([command]) => {
      sides.close();
      outcome(await page.ask("apply", { name: command, target: person }));
    },
  });
}

function enlarge(picture) {
  const dialog = $("picture");
  const large = dialog.querySelector("img");
  large.src = picture.src;
  large.alt = picture.alt;
  dialog.showModal();
}
$("picture").addEventListener("click", () => $("picture").close());

function follow(event, link) {
  const place = /\/channels\/\d+\/(\d+)(?:\/(\d+))?$/.exec(new URL(link.href).pathname);
  if (!place) return;
  event.preventDefault();
  show(page.viewer, place[1], place[2]);
}

document.addEventListener("keydown", (event) => {
  const digit = event.altKey && /^Digit([1-9])$/.exec(event.code);
  if (!digit || !page.people[digit[1] - 1]) return;
  event.preventDefault();
  show(page.people[digit[1] - 1].id, page.channel);
});
setInterval(() => tell(messages, page.locale), 15000);
addEventListener("hashchange", () => show(...wished()));
