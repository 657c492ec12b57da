// What the table knows of a row that is clicked, beside the phone.
import { post } from "./connection.js";
import { setInspector } from "./mirror.js";
import { showUpdatesOf } from "./updates.js";
import { word } from "./words.js";

const panel = document.querySelector("#inspector"), list = panel.querySelector("dl"), tree = panel.querySelector("ul");
const note = panel.querySelector("p"), mark = document.querySelector("#mark"), canvas = document.querySelector("#screen");
const field = document.querySelector("#controls").elements.inspect;
let point = null, size = () => ({ width: 390, height: 844 });

export function isInspecting() { return field.checked; }

export function setSize(newSize) { size = newSize; }

/** Asks for the row at a point, and shows what is known of it. */
export async function inspect(newPoint) {
  point = newPoint;
  const answer = await post("inspect", point);
  if (!answer?.ok || point !== newPoint) return;
  show(answer.status === 200 ? await answer.json() : null);
}

/** Shows the inspector with the row at a point. */
export function inspectAt(newPoint) {
  if (!field.checked) {
    field.checked = true;
    showMode();
  }
  inspect(newPoint);
}

/** Looks again: the phone looks otherwise now. */
export function inspectAgain() {
  if (isInspecting() && point) inspect(point);
}

const number = (value) => String(Math.round(value * 100) / 100);
const rectangle = ([x, y, width, height]) => `${number(x)}, ${number(y)} · ${number(width)} × ${number(height)}`;

function show(report) {
  note.textContent = report ? "" : word("noRow");
  note.hidden = Boolean(report);
  showUpdatesOf(report?.log ?? null);
  mark.hidden = !report;
  list.replaceChildren();
  tree.replaceChildren();
  if (!report) return;
  const { table, cell, dump } = report, section = dump?.sections[0], row = section?.rows[0];
  const [x, y, width, height] = cell.frame, phone = size();
  Object.assign(mark.style, {
    left: `${x / phone.width * 100}%`, top: `${y / phone.height * 100}%`,
    width: `${width / phone.width * 100}%`, height: `${height / phone.height * 100}%`,
  });
  const entries = [
    [word("row"), `${word("section")} ${report.section}, ${word("row")} ${report.row} / ${table.rows}`],
    [word("sectionName"), section && [section.name && `“${section.name}”`, section.title].filter(Boolean).join(" · ")],
    [word("item"), row && (row.item ?? word("addItemRow"))],
    [word("identity"), row?.identity],
    [word("height"), row ? `${row.height === undefined ? word("unknown") : number(row.height)} · ${word(`height-${row.heightOrigin}`)}` : number(height)],
    [word("state"), row && [row.isSelected && word("selected"), row.isExpanded !== undefined && word(row.isExpanded ? "expanded" : "collapsed"),
      row.level !== undefined && `${word("level")} ${row.level}`, !dump.state.isUpToDate && word("pending")].filter(Boolean).join(", ")],
    [word("line"), section && `${section.place} · make() ${dump.place}`],
    [word("source"), section?.source],
    [word("query"), section?.query],
    [word("cell"), [cell.type, cell.reuseIdentifier && `“${cell.reuseIdentifier}”`].filter(Boolean).join(" ")],
    [word("place"), rectangle(cell.frame)],
    [word("table"), `${table.type}, ${word("dataSource")} ${table.dataSource ?? "–"}`],
    [word("scroll"), `${number(table.contentOffset)} / ${number(table.contentHeight)}`],
  ];
  for (const [name, value] of entries) {
    if (!value) continue;
    const term = document.createElement("dt"), text = document.createElement("dd");
    [term.textContent, text.textContent] = [name, value];
    list.append(term, text);
  }
  for (const view of cell.views) {
    const item = document.createElement("li"), head = document.createElement("span");
    item.style.setProperty("--depth", view.depth);
    head.textContent = `${view.type} ${rectangle(view.frame)}${view.text ? ` “${view.text}”` : ""}${view.isHidden ? ` · ${word("hidden")}` : ""}`;
    item.append(head);
    if (view.constraints.length > 0) {
      const details = document.createElement("details"), summary = document.createElement("summary");
      summary.textContent = `${word("constraints")}: ${view.constraints.length}`;
      const lines = document.createElement("pre");
      lines.textContent = view.constraints.join("\n");
      details.append(summary, lines);
      item.append(details);
    }
    tree.append(item);
  }
}

function showMode() {
  panel.hidden = !isInspecting();
  canvas.classList.toggle("inspecting", isInspecting());
  setInspector(isInspecting() ? inspect : null);
  note.hidden = false;
  note.textContent = word("pickRow");
  list.replaceChildren();
  tree.replaceChildren();
  mark.hidden = true;
  point = null;
  showUpdatesOf(null);
}

field.addEventListener("change", showMode);
