import { connect, line, post } from "./connection.js";
import { change, currentSettings, settingsOfAddress, showState } from "./controls.js";
import { followPointers } from "./input.js";
import { drawFrame } from "./stream.js";
import { followKeys } from "./text.js";
import { speak, word } from "./words.js";

const canvas = document.querySelector("#screen"), area = document.querySelector("#typing");
const notice = document.querySelector("#notice");
const size = () => currentSettings() ?? { width: 390, height: 844 };
let isFirstState = true, isOther = false, isBusy = false, status = "connecting";

speak();
const keys = followKeys(canvas, area);
followPointers(canvas, size, () => keys.takeFocus());

function showNotice() {
  const name = status !== "open" ? status : isBusy ? "busy" : isOther ? "watching" : "";
  notice.hidden = name === "";
  notice.firstElementChild.textContent = name ? word(name) : "";
  notice.lastElementChild.hidden = name !== "watching";
  notice.lastElementChild.textContent = word("take");
}

notice.lastElementChild.addEventListener("click", () => post("drive", {}));

line.onstatus = async (newStatus) => {
  status = newStatus;
  if (status === "ended") {
    isFirstState = true;
    isBusy = false;
    // One that answers, but does not let us in, runs with another key.
    const answer = await fetch(`./${location.search}`).catch(() => null);
    if (answer?.status === 403 && status === "ended") status = "refused";
  }
  showNotice();
};
line.onframe = (buffer) => drawFrame(buffer, canvas);
line.onmessage = (message) => {
  switch (message.kind) {
    case "state": {
      status = "open";
      isOther = !message.touches;
      const asked = settingsOfAddress(message.settings);
      showState(message);
      // What the address asks for, of a page that was just loaded.
      if (message.touches && isFirstState && JSON.stringify(asked) !== JSON.stringify(message.settings)) change(asked);
      isFirstState = false;
      break;
    }
    case "caret": keys.moveTo(message.place ?? null, size()); break;
    case "busy": isBusy = true; break;
    case "ready": isBusy = false; break;
  }
  showNotice();
};
connect();
