// What is chosen above and beside the phone. It stands in the address, so that a link shows the same.
import { line, pictureAddress, postInOrder, send, sourceAddress } from "./connection.js";
import { speak, word } from "./words.js";

const form = document.querySelector("#controls");
const field = (name) => form.elements[name];
const standard = {
  language: "en", isDark: false, textSize: "large", isRightToLeft: false, width: 390, height: 844, reducesMotion: false,
  timeRate: 1, showsKeyboard: true,
};
const sizes = [[320, 568], [375, 667], [375, 812], [390, 844], [393, 852], [430, 932]];
const textSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "ax1", "ax2", "ax3", "ax4", "ax5"];

let settings = null, pages = [];

export function currentSettings() { return settings; }

/** The settings that the address asks for, over those that the phone has. */
export function settingsOfAddress(own) {
  const query = new URLSearchParams(location.search), asked = { ...own, scale: pixelsAPoint() };
  for (const [name, value] of Object.entries(standard)) {
    if (!query.has(name)) continue;
    const text = query.get(name);
    asked[name] = typeof value === "boolean" ? text === "true" : typeof value === "number" ? Number(text) : text;
  }
  if (query.has("page")) asked.page = query.get("page");
  if (query.has("scale")) asked.scale = Number(query.get("scale"));
  if (isSmall.matches && !query.has("width") && !query.has("height")) Object.assign(asked, fullSize());
  return asked;
}

const isSmall = matchMedia("(max-width: 480px), (max-height: 480px) and (pointer: coarse)");
let full = null;
const isOpen = () => document.documentElement.classList.contains("settings");

/** On a small screen, the phone has the size of the web page below the bar, so nothing is shrunk or cut off. */
function fullSize() {
  // The open settings take some of the space.
  if (isOpen() && full) return full;
  const top = document.querySelector("#device").getBoundingClientRect().top + scrollY;
  const length = (space) => Math.min(1600, Math.max(160, Math.floor(space)));
  return full = { width: length(document.documentElement.clientWidth), height: length(innerHeight - top) };
}

function isFullSize() { return isSmall.matches && full?.width === settings.width && full.height === settings.height; }

// A device that turns.
let resizing = 0;
addEventListener("resize", () => {
  clearTimeout(resizing);
  resizing = setTimeout(() => { if (settings && isFullSize()) change(fullSize()); }, 200);
});

/** Two at least, because at one the texts are coarse and wrap at other words. The browser shrinks the picture. */
function pixelsAPoint() { return Math.min(3, Math.max(2, Math.ceil(devicePixelRatio))); }

function writeAddress() {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(standard)) {
    if (settings[name] === value) query.delete(name); else query.set(name, settings[name]);
  }
  if (isFullSize()) for (const name of ["width", "height"]) query.delete(name);
  if (pages.length > 1) query.set("page", settings.page);
  history.replaceState(null, "", `?${query}`);
}

/** Shows what the phone is set to. */
export function showState(message) {
  ({ settings, pages } = message);
  forgetConfirmed();
  speak(settings.language);
  const select = field("page");
  select.replaceChildren(...pages.map(({ name, titles }) => new Option(titles[settings.language] ?? name, name)));
  select.closest("label").hidden = pages.length < 2;
  field("textSize").replaceChildren(...textSizes.map((name) => new Option(word(`size-${name}`), name)));
  const isCommon = (width, height) => sizes.some(([w, h]) => (w === width && h === height) || (w === height && h === width));
  field("size").replaceChildren(
    ...sizes.map(([w, h]) => new Option(`${w} × ${h}`, `${w}x${h}`)),
    ...(isCommon(settings.width, settings.height) ? [] : [new Option(word("other"), "")]));
  const [short, long] = [Math.min(settings.width, settings.height), Math.max(settings.width, settings.height)];
  field("size").value = isCommon(settings.width, settings.height) ? `${short}x${long}` : "";
  for (const name of ["page", "language", "textSize", "width", "height"]) field(name).value = settings[name];
  for (const name of ["isDark", "isRightToLeft", "reducesMotion", "showsKeyboard"]) field(name).checked = settings[name];
  field("timeRate").value = String(settings.timeRate);
  field("step").hidden = settings.timeRate !== 0;
  document.querySelector("#paused").hidden = settings.timeRate !== 0;
  for (const element of form.elements) element.disabled = !message.touches && element.id !== "film";
  const picture = document.querySelector("#picture");
  picture.href = pictureAddress();
  picture.download = `${settings.page}.png`;
  const page = pages.find(({ name }) => name === settings.page), title = page?.titles[settings.language];
  document.title = title ? `${title} · ${word("phone")}` : word("phone");
  const source = document.querySelector("#source");
  source.hidden = !page?.hasSource;
  source.href = sourceAddress(settings.page);
  // A touch device would show its own keyboard over the phone's.
  const isDrawn = settings.showsKeyboard && matchMedia("(pointer: coarse)").matches;
  document.querySelector("#typing").inputMode = isDrawn ? "none" : "text";
  document.querySelector("#controls h1").textContent = title ?? word("phone");
  const canvas = document.querySelector("#screen");
  // Only screens of these heights have round corners.
  const isRound = [812, 844, 852, 896, 926, 932].includes(Math.max(settings.width, settings.height));
  document.querySelector("#device").classList.toggle("square", !isRound);
  canvas.style.setProperty("--width", `${settings.width}px`);
  canvas.style.setProperty("--ratio", settings.width / settings.height);
  if (message.touches) writeAddress();
}

/** Nothing can be chosen while there is no phone. */
export function disableControls() {
  for (const element of form.elements) element.disabled = element.id !== "film";
}

// What is chosen here, until the phone says that it has it. Each message has all settings, so those before are in it.
let chosen = {};
function forgetConfirmed() {
  for (const name of Object.keys(chosen)) if (settings[name] === chosen[name]) delete chosen[name];
}

/** Sets the phone; what is refused shows as it was. */
export async function change(changes, { loads = false } = {}) {
  if (!settings) return;
  Object.assign(chosen, changes);
  const answer = await postInOrder(loads ? "settings?load" : "settings", () => ({ ...settings, ...chosen }));
  if (answer?.ok) return forgetConfirmed();
  chosen = {};
  if (answer?.status === 400) showState({ settings, pages, touches: true, you: line.watcher });
}

form.addEventListener("submit", (event) => event.preventDefault());
// The bar above the phone is outside the form, but its fields belong to the form.
document.addEventListener("change", ({ target }) => {
  if (target.form !== form) return;
  if (target.name === "size") {
    if (!target.value) return;
    const [short, long] = target.value.split("x").map(Number), lies = settings.width > settings.height;
    change({ width: lies ? long : short, height: lies ? short : long });
  } else if (target.name === "inspect" || target.name === "updates") {
    // The page's own: inspect.js and updates.js hear of it.
  } else if (target.type === "checkbox") {
    change({ [target.name]: target.checked });
  } else if (target.type === "number" || target.name === "timeRate") {
    change({ [target.name]: Number(target.value) });
  } else {
    change({ [target.name]: target.value });
  }
});
form.addEventListener("click", ({ target }) => {
  if (target.name === "rotate") change({ width: settings.height, height: settings.width });
  if (target.name === "load") change({}, { loads: true });
  if (target.name === "step") step();
});

// On a small screen, a button shows the settings over the phone's lower half.
const more = document.querySelector("#more");
more.addEventListener("click", () => {
  document.documentElement.classList.toggle("settings");
  more.setAttribute("aria-expanded", isOpen());
});

/** Lets time that stands still go on by a step. */
function step() { send({ kind: "step" }); }

// Before the phone gets the key, which would type a full stop.
document.addEventListener("keydown", (event) => {
  if (settings?.timeRate !== 0 || !event.altKey || event.ctrlKey || event.metaKey || event.code !== "Period") return;
  event.preventDefault();
  event.stopPropagation();
  step();
}, { capture: true });
