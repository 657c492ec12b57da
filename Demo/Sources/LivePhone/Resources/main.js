import { isStarting, rewriteBuild, showBuild } from "./build.js";
import { askEnding, connect, hurry, line, postInOrder, restart } from "./connection.js";
import { outdateIssues, rewriteIssues, setCheckSize } from "./check.js";
import { change, currentSettings, disableControls, settingsOfAddress, showState } from "./controls.js";
import { keepFrame } from "./film.js";
import { inspect, inspectAgain, isInspecting, setSize } from "./inspect.js";
import { followPointers } from "./input.js";
import { isScrolling, measure, noteFrame, scrollFor } from "./measure.js";
import { nameMirror, showElements } from "./mirror.js";
import { drawFrame, frameNumber } from "./stream.js";
import { followKeys } from "./text.js";
import { listenAgain, rewriteUpdates, takeUpdates } from "./updates.js";
import { speak, word } from "./words.js";

const canvas = document.querySelector("#screen"), area = document.querySelector("#typing");
const notice = document.querySelector("#notice");
const size = () => currentSettings() ?? { width: 390, height: 844 };
const part = (name) => notice.querySelector(name);
const button = (name) => notice.querySelector(`[name=${name}]`);
let isFirstState = true, hasPicture = false, isBusy = false, canRestart = false, status = "connecting", ending = null;

// The ring shows which element has the focus, and only after the Tab key.
const byKeys = (isByKeys) => document.documentElement.classList.toggle("keys", isByKeys);
document.addEventListener("keydown", ({ key }) => { if (key === "Tab") byKeys(true); }, { capture: true });
document.addEventListener("pointerdown", () => byKeys(false), { capture: true });

speak();
const keys = followKeys(canvas, area);
followPointers(canvas, size, () => keys.takeFocus(), (point) => isInspecting() && (inspect(point), true));
setSize(size);
setCheckSize(size);

function showNotice() {
  const name = isBusy ? "busy" : status !== "open" ? status : !line.controls ? "watching" : "";
  const hasEnded = name === "crashed" || name === "stopped";
  notice.hidden = name === "";
  notice.dataset.kind = name;
  if (status !== "open") disableControls();
  const lines = hasEnded ? ending.lines : [];
  const more = !hasEnded ? "" : lines.length > 0 ? ` ${word("wrote")}` : ending.signal ? ` ${word("wroteNothing")}` : "";
  part("p").textContent = name ? word(name) + more : "";
  part("pre").hidden = lines.length === 0;
  part("pre").textContent = lines.join("\n");
  button("take").hidden = name !== "watching";
  button("restart").hidden = !hasEnded && !(name === "busy" && canRestart);
  button("restartFirst").hidden = button("restart").hidden || !new URLSearchParams(location.search).has("page");
}

button("take").addEventListener("click", () => postInOrder("drive", () => ({})));
button("restart").addEventListener("click", restart);
button("restartFirst").addEventListener("click", () => {
  const query = new URLSearchParams(location.search);
  query.delete("page");
  history.replaceState(null, "", `?${query}`);
  restart();
});

line.onstatus = async (newStatus) => {
  // While it is tried again, what was found stays to be read.
  if (newStatus === "connecting" && status !== "open") return;
  status = newStatus;
  // The new program is there in a moment, where the old one was.
  if (status === "ended" && isStarting()) {
    status = "starting";
    isBusy = false;
    hurry();
  } else if (status === "ended") {
    isFirstState = true;
    isBusy = false;
    const answer = await askEnding();
    if (status !== "ended") return;
    if (answer?.lines) {
      showBuild(answer.build?.state === "built" ? null : answer.build ?? null);
      ending = answer;
      status = answer.signal ? "crashed" : "stopped";
    } else if (answer === 403) {
      // One that answers, but does not let us in, runs with another key.
      status = "refused";
    } else if (answer !== null) {
      status = "connecting";
    }
  }
  showNotice();
};
line.onframe = (buffer) => {
  if (isScrolling()) return noteFrame(buffer.byteLength), frameNumber(buffer);
  const number = drawFrame(buffer, canvas);
  if (!hasPicture) performance.mark("picture");
  hasPicture = true;
  keepFrame(buffer, canvas);
  noteFrame(buffer.byteLength);
  return number;
};
line.onmessage = (message) => {
  switch (message.kind) {
    case "state": {
      status = "open";
      const asked = settingsOfAddress(message.settings);
      showState(message);
      rewriteUpdates();
      rewriteBuild();
      rewriteIssues();
      listenAgain();
      // What the address asks for, of a page that was just loaded.
      if (message.touches && isFirstState && JSON.stringify(asked) !== JSON.stringify(message.settings)) change(asked);
      isFirstState = false;
      break;
    }
    case "elements":
      nameMirror();
      showElements(message.elements, size());
      inspectAgain();
      outdateIssues();
      measureOnce();
      break;
    case "build": showBuild(message); break;
    case "updates": takeUpdates(message); break;
    case "caret": keys.moveTo(message.place ?? null, size()); break;
    case "busy":
      isBusy = true;
      canRestart = message.canRestart;
      break;
    case "ready": isBusy = false; break;
  }
  showNotice();
};

let isMeasured = !new URLSearchParams(location.search).has("measure");

/** Measures, if the address asks for that, as soon as the page that it asks for is there. */
async function measureOnce() {
  if (isMeasured || isFirstState) return;
  isMeasured = true;
  const output = document.querySelector("#figures");
  output.hidden = false;
  output.textContent = "…";
  const wanted = Number(new URLSearchParams(location.search).get("measure"));
  if (wanted > 0) {
    output.dataset.frames = 0;
    return scrollFor(wanted, size(), (count) => { output.textContent = output.dataset.frames = count; });
  }
  const figures = await measure(size());
  output.textContent = Object.entries(figures).map(([name, value]) => `${name}: ${Math.round(value * 10) / 10}`).join("\n");
  output.dataset.figures = JSON.stringify(figures);
}

connect();
