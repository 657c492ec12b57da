// What happens in tables: their updates and diagnostics as they come, the newest first.
import { line, post } from "./connection.js";
import { currentLanguage, word } from "./words.js";

const most = 100, box = document.querySelector("#updates"), list = box.querySelector("ol"), note = box.querySelector("p");
// The entries by number, in the order in which they came, and the elements that show them.
let entries = new Map(), elements = new Map(), table = null, listens = false, asker = 0;

document.querySelector("#controls").elements.updates.addEventListener("change", ({ target }) => {
  listens = target.checked;
  asker = 0;
  box.hidden = !listens;
  if (listens) listenAgain(); else post("listen", { listens: false });
});

/** Asks once more, on a new connection. */
export function listenAgain() {
  if (!listens || asker === line.watcher) return;
  asker = line.watcher;
  post("listen", { listens: true });
}

/** Takes what has come: all there is, or what is new or known otherwise. */
export function takeUpdates({ isAll, entries: news }) {
  if (isAll) clear();
  for (const entry of news) {
    entries.set(entry.number, entry);
    elements.get(entry.number)?.replaceChildren(...parts(entry));
  }
  show();
}

/** Shows the updates of one table, by its number; those of all for null. */
export function showUpdatesOf(newTable) {
  if (table === newTable) return;
  table = newTable;
  rewriteUpdates();
}

/** Writes all of it anew, in the language of now. */
export function rewriteUpdates() {
  list.replaceChildren();
  elements = new Map();
  show();
}

function clear() {
  entries = new Map();
  elements = new Map();
  list.replaceChildren();
}

function show() {
  for (const one of new Set([...entries.values()].map((entry) => entry.table))) {
    const own = [...entries.values()].filter((entry) => entry.table === one);
    for (const entry of own.slice(0, Math.max(0, own.length - most))) entries.delete(entry.number);
  }
  const shown = [...entries.values()].filter((entry) => table === null || entry.table === table);
  const numbers = new Set(shown.map((entry) => entry.number));
  for (const [number, element] of elements) {
    if (numbers.has(number)) continue;
    element.remove();
    elements.delete(number);
  }
  for (const entry of shown) {
    if (elements.has(entry.number)) continue;
    const item = document.createElement("li");
    item.className = entry.diagnostic ? "diagnostic" : "";
    item.dataset.number = entry.number;
    item.append(...parts(entry));
    elements.set(entry.number, item);
    // Where another table's entries come back, they stand between those that are there.
    const next = [...list.children].find((other) => Number(other.dataset.number) < entry.number);
    list.insertBefore(item, next ?? null);
  }
  note.hidden = shown.length > 0;
  note.textContent = word("noUpdates");
}

const milliseconds = (value) => value < 10 ? value.toFixed(1) : String(Math.round(value));

function counted(update) {
  if (update.isReload) return word("reloaded");
  const counts = [
    [update.came, "came"], [update.went, "went"], [update.moved, "moved"], [update.changed, "changed"],
    [update.sectionsCame, "sectionsCame"], [update.sectionsWent, "sectionsWent"],
  ].filter(([count]) => count > 0).map(([count, name]) => word(name).replace("#", count.toLocaleString(currentLanguage())));
  return counts.length > 0 ? counts.join(" · ") : word("nothingDifferent");
}

function parts(entry) {
  const part = (name, text) => {
    const element = document.createElement(name === "head" ? "strong" : "span");
    element.className = name;
    element.textContent = text;
    return element;
  };
  const time = new Date(entry.time), clock = document.createElement("time");
  clock.dateTime = time.toISOString();
  clock.textContent = time.toLocaleTimeString("en-GB", { hour12: false }) + "." + String(time.getMilliseconds()).padStart(3, "0");
  if (entry.diagnostic) return [clock, part("head", word("diagnostic")), part("text", entry.diagnostic)];
  const { update } = entry, tellers = update.tellers.length > 0 ? update.tellers.join("; ") : word("tableItself");
  const times = ["reading", "difference", "batch", "layout"].map((name) => [name, update[name]])
    .concat([["drawing", entry.drawing]]).filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${word(name)} ${milliseconds(value)}`).join(" · ");
  return [
    clock, part("head", counted(update)), part("text", `${word("toldBy")} ${tellers}`),
    part("times", `${times} ms · ${word("rows").replace("#", update.rows.toLocaleString(currentLanguage()))}`),
    ...(table === null ? [part("place", entry.place)] : []),
  ];
}
