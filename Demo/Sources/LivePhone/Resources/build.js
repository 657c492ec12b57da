// Where a build stands, of a program that is built again when its sources change.
import { word } from "./words.js";

const box = document.querySelector("#build"), head = box.querySelector("p"), list = box.querySelector("ol");
const output = box.querySelector("pre"), button = box.querySelector("button");
let news = null, hiding = 0;

/** Shows where a build stands; nothing for null. */
export function showBuild(newNews) {
  if (JSON.stringify(news) === JSON.stringify(newNews)) return;
  news = newNews;
  write();
  clearTimeout(hiding);
  if (news?.state === "built") hiding = setTimeout(() => { box.hidden = true; }, 4000);
}

/** Whether a new program is about to take the old one's place. */
export function isStarting() { return news?.state === "starting"; }

/** Writes it anew, in the language of now. */
export function rewriteBuild() {
  const wasHidden = box.hidden;
  write();
  if (wasHidden) box.hidden = true;
}

function write() {
  const problems = news?.problems ?? [], state = news?.state;
  box.hidden = !news;
  box.dataset.state = state ?? "";
  head.textContent = !news ? "" : word(`build-${state}`).replace("#", (news.changed ?? []).join(", "))
    .replace("%", (news.seconds ?? 0).toFixed(1));
  list.hidden = problems.length === 0;
  list.replaceChildren(...problems.map((problem) => {
    const item = document.createElement("li"), place = document.createElement("code"), message = document.createElement("span");
    place.textContent = `${problem.file}:${problem.line}`;
    message.textContent = problem.message;
    item.append(place, message);
    if (problem.code) {
      const code = document.createElement("code");
      code.className = "line";
      code.textContent = problem.code;
      item.append(code);
    }
    return item;
  }));
  if (news?.moreProblems > 0) {
    const item = document.createElement("li");
    item.textContent = word("build-more").replace("#", news.moreProblems);
    list.append(item);
  }
  const lines = state === "failed" ? news.output : [];
  output.hidden = lines.length === 0;
  output.textContent = lines.join("\n");
  button.hidden = state !== "failed";
}

button.addEventListener("click", () => { box.hidden = true; });
