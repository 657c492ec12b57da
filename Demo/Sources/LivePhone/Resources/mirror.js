// What VoiceOver would read of the phone, as elements of this page: a browser's assistive technology and its keyboard find them.
import { send } from "./connection.js";
import { word } from "./words.js";

const mirror = document.querySelector("#mirror");
const roles = {
  button: "button", backButton: "button", tab: "button", link: "link", image: "img", toggle: "switch", adjustable: "spinbutton",
  textField: "textbox", secureTextField: "textbox", searchField: "searchbox",
};
/** What an element is clicked for instead, while rows are inspected: its middle, in points of the phone. */
let inspector = null;
let shown = new Map(), structure = "", current = "";

export function setInspector(inspect) { inspector = inspect; }

/** Shows elements, each at its place over the picture. */
export function showElements(elements, size) {
  const known = shown, stops = [];
  shown = new Map();
  for (const element of elements) {
    const main = String(element.id);
    stops.push({ key: main, element, row: element.row });
    for (const name of element.actions) stops.push({ key: `${main} ${name}`, element, row: element.row, action: name });
  }
  for (const stop of stops) {
    const node = known.get(stop.key) ?? makeNode();
    fill(node, stop, size);
    shown.set(stop.key, node);
  }
  // Only where there are others, or in another order, is the tree made anew: who reads it keeps the place.
  const newStructure = JSON.stringify(stops.map(({ key, row }) => [key, row]));
  if (newStructure !== structure) {
    structure = newStructure;
    const focused = document.activeElement?.closest("#mirror [data-key]")?.dataset.key;
    mirror.replaceChildren(...grouped(stops));
    if (focused) (shown.get(focused) ?? mirror.parentElement.querySelector("#screen")).focus({ preventScroll: true });
  }
  if (!shown.has(current)) current = stops[0]?.key ?? "";
  for (const [key, node] of shown) node.tabIndex = key === current ? 0 : -1;
}

function makeNode() {
  const node = document.createElement("div");
  node.addEventListener("click", () => act(node, node.dataset.action ? "named" : "activate"));
  node.addEventListener("focus", () => {
    if (shown.has(current)) shown.get(current).tabIndex = -1;
    current = node.dataset.key;
    node.tabIndex = 0;
  });
  return node;
}

function fill(node, { key, element, action }, size) {
  const { id, kind, label, value, hint, language, isHeading, isSelected, isEnabled, frame } = element;
  const attributes = {
    "data-key": key, "data-id": id, "data-action": action, lang: language, "data-kind": kind,
    "aria-disabled": isEnabled ? null : "true", "aria-description": hint,
  };
  let text = "";
  if (action) {
    attributes.role = "button";
    attributes["aria-label"] = label ? `${action}: ${label}` : action;
  } else if (roles[kind]) {
    attributes.role = roles[kind];
    attributes["aria-label"] = label ?? "";
    if (kind === "toggle") attributes["aria-checked"] = value === "2" ? "mixed" : String(value === "1");
    if (kind === "adjustable") attributes["aria-valuetext"] = value ?? "";
    if (roles[kind].endsWith("box")) text = kind === "secureTextField" ? "" : value ?? "";
    else if (kind !== "toggle" && kind !== "adjustable" && value) attributes["aria-label"] = [label, value].filter(Boolean).join(", ");
  } else {
    if (isHeading) Object.assign(attributes, { role: "heading", "aria-level": "2" });
    text = [label, value].filter(Boolean).join(", ");
  }
  if (isSelected) attributes["aria-current"] = "true";
  for (const name of ["role", "aria-label", "aria-checked", "aria-valuetext", "aria-level", "aria-current", ...Object.keys(attributes)]) {
    const wanted = attributes[name];
    if (wanted === null || wanted === undefined) node.removeAttribute(name);
    else if (node.getAttribute(name) !== String(wanted)) node.setAttribute(name, wanted);
  }
  if (node.textContent !== text) node.textContent = text;
  const [x, y, width, height] = frame;
  Object.assign(node.style, {
    left: `${x / size.width * 100}%`, top: `${y / size.height * 100}%`,
    width: `${width / size.width * 100}%`, height: `${height / size.height * 100}%`,
  });
  node.dataset.middle = `${x + width / 2} ${y + height / 2}`;
}

/** The stops, those of a table in a list, those of a row in one item of it. */
function grouped(stops) {
  const nodes = [];
  let table = null, list = null, place = null, item = null;
  for (const { key, row } of stops) {
    if (!row) {
      table = null;
      nodes.push(shown.get(key));
      continue;
    }
    if (table !== row[0]) {
      [table, place] = [row[0], null];
      list = document.createElement("div");
      list.setAttribute("role", "list");
      nodes.push(list);
    }
    if (place !== `${row[1]} ${row[2]}`) {
      place = `${row[1]} ${row[2]}`;
      item = document.createElement("div");
      item.setAttribute("role", "listitem");
      list.append(item);
    }
    item.append(shown.get(key));
  }
  return nodes;
}

function act(node, action) {
  if (inspector && (action === "activate" || action === "named")) {
    const [x, y] = node.dataset.middle.split(" ").map(Number);
    inspector({ x, y });
    return;
  }
  send({ kind: "element", id: Number(node.dataset.id), action, name: node.dataset.action ?? "" });
}

mirror.addEventListener("keydown", (event) => {
  const node = event.target.closest("[data-key]");
  if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
  const keys = [...shown.keys()], place = keys.indexOf(node.dataset.key);
  const go = (to) => shown.get(keys[to])?.focus({ preventScroll: true });
  const isAdjustable = node.dataset.kind === "adjustable" && !node.dataset.action;
  const actions = {
    Enter: () => act(node, node.dataset.action ? "named" : "activate"), Escape: () => act(node, "escape"),
    PageUp: () => act(node, "pageUp"), PageDown: () => act(node, "pageDown"),
    ArrowRight: () => go(place + 1), ArrowLeft: () => go(place - 1),
    ArrowDown: () => (isAdjustable ? act(node, "decrement") : go(place + 1)),
    ArrowUp: () => (isAdjustable ? act(node, "increment") : go(place - 1)),
    Home: () => go(0), End: () => go(keys.length - 1),
  };
  actions[" "] = actions.Enter;
  if (!actions[event.key]) return;
  event.preventDefault();
  actions[event.key]();
});

/** Names the whole of it, in the page's language. */
export function nameMirror() { mirror.setAttribute("aria-label", word("content")); }
