// The issues of the page as it is on the phone: boxes over the phone, and a list beside it.
import { post } from "./connection.js";
import { inspectAt } from "./inspect.js";
import { word } from "./words.js";

const box = document.querySelector("#issues"), list = box.querySelector("ol"), note = box.querySelector("p");
const boxes = document.querySelector("#boxes"), button = document.querySelector("#controls").elements.check;
let issues = null, chosen = -1, isCurrent = false, size = () => ({ width: 390, height: 844 });

export function setCheckSize(newSize) { size = newSize; }

async function check() {
  button.disabled = true;
  const answer = await post("check", {});
  button.disabled = false;
  if (!answer?.ok) return;
  issues = answer.status === 200 ? (await answer.json()).issues : [];
  [chosen, isCurrent] = [-1, true];
  rewriteIssues();
}

/** The phone looks otherwise now: the boxes would be at the wrong places. */
export function outdateIssues() {
  if (!isCurrent) return;
  isCurrent = false;
  rewriteIssues();
}

/** Writes all of it in the language of now. */
export function rewriteIssues() {
  box.hidden = issues === null;
  list.replaceChildren();
  boxes.replaceChildren();
  if (issues === null) return;
  const count = issues.length === 0 ? word("noIssues") : issues.length === 1 ? word("oneIssue") : word("countOfIssues").replace("#", issues.length);
  note.textContent = isCurrent ? count : `${count} ${word("outdated")}`;
  issues.forEach((issue, index) => {
    list.append(line(issue, index));
    if (isCurrent) boxes.append(frame(issue, index));
  });
}

const number = (value) => String(Math.round(value * 10) / 10);

function line(issue, index) {
  const item = document.createElement("li"), link = document.createElement("button");
  const part = (name, text, language) => {
    const element = document.createElement(name === "head" ? "strong" : "span");
    element.className = name;
    element.textContent = text;
    if (language) element.lang = language;
    return element;
  };
  const values = [issue.measured, issue.required].filter((value) => value !== undefined).map(number);
  const rows = issue.count > 1 ? ` × ${issue.count}` : "";
  link.type = "button";
  link.append(
    part("head", `${index + 1} · ${word(`issue-${issue.kind}`)}${values.length > 0 ? ` · ${values.join(" / ")}` : ""}${rows}`),
    part("text", issue.problem, "en"), part("path", issue.path));
  link.addEventListener("click", () => choose(index));
  if (index === chosen) item.setAttribute("aria-current", "true");
  item.append(link);
  return item;
}

function frame(issue, index) {
  const element = document.createElement("div"), [x, y, width, height] = issue.frame, phone = size();
  element.className = index === chosen ? "chosen" : "";
  element.title = word(`issue-${issue.kind}`);
  element.dataset.number = index + 1;
  Object.assign(element.style, {
    left: `${x / phone.width * 100}%`, top: `${y / phone.height * 100}%`,
    width: `${width / phone.width * 100}%`, height: `${height / phone.height * 100}%`,
  });
  element.addEventListener("click", () => choose(index));
  return element;
}

/** Leads to the row with the issue: its line in the chain, and its views. */
function choose(index) {
  chosen = index;
  rewriteIssues();
  list.children[index].querySelector("button").focus();
  list.children[index].scrollIntoView({ block: "nearest" });
  if (!isCurrent) return;
  const [x, y, width, height] = issues[index].frame;
  inspectAt({ x: x + width / 2, y: y + height / 2 });
}

button.addEventListener("click", check);
box.querySelector(":scope > button").addEventListener("click", () => {
  issues = null;
  rewriteIssues();
});
