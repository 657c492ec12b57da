// Keys and the browser's own input methods become text. A text area that nobody sees has the focus meanwhile.
import { send } from "./connection.js";

const typed = new Set(["Minus", "Equal", "BracketLeft", "BracketRight", "Backslash", "Semicolon", "Quote", "Backquote", "Comma",
  "Period", "Slash", "Space", "IntlBackslash"]);
const isMac = /Mac|iPhone|iPad/.test(navigator.platform ?? "");

/** Follows what is typed while the canvas or the text area has the focus. */
export function followKeys(canvas, area) {
  let isComposing = false, takesText = false;

  const modifiers = (event) => {
    const list = [];
    if (event.shiftKey) list.push("shift");
    if (event.altKey) list.push("alternate");
    // What the command key does on a Mac, the control key does elsewhere.
    if (event.ctrlKey) list.push(isMac ? "control" : "command");
    if (event.metaKey && isMac) list.push("command");
    return list;
  };
  const press = (event) => {
    const characters = event.key.length === 1 ? event.key : "";
    send({ kind: "key", code: event.code, characters, modifiers: modifiers(event) });
    event.preventDefault();
  };
  const keydown = (event) => {
    if (isComposing || event.isComposing || event.keyCode === 229) return;
    const held = modifiers(event);
    const isCommand = held.includes("command") || held.includes("control");
    // The clipboard is the browser's: what is pasted comes by an event of its own.
    if (isCommand && event.code === "KeyV") return;
    if (isCommand) {
      // Other combinations are the browser's: it opens tabs and reloads.
      if (/^(Key[ACXZ]|Arrow|Backspace|Delete)/.test(event.code)) press(event);
      return;
    }
    if (event.key.length === 1 || typed.has(event.code)) {
      if (!takesText || event.target !== area) press(event);
      return;
    }
    // The way out by the keyboard: where no text is edited, tab goes on to the controls.
    if (event.code === "Tab" && !takesText) return;
    if (/^(Enter|NumpadEnter|Escape|Backspace|Delete|Tab|Arrow|Home|End|Page)/.test(event.code)) press(event);
  };
  canvas.addEventListener("keydown", keydown);
  area.addEventListener("keydown", keydown);

  area.addEventListener("compositionstart", () => { isComposing = true; });
  area.addEventListener("compositionupdate", ({ data }) => {
    send({ kind: "compose", text: data, start: data.length, end: data.length });
  });
  area.addEventListener("compositionend", ({ data }) => {
    isComposing = false;
    area.value = "";
    if (data) send({ kind: "text", text: data }); else send({ kind: "compose", text: "", start: 0, end: 0 });
  });
  area.addEventListener("input", (event) => {
    if (isComposing || event.isComposing) return;
    if (area.value && event.inputType !== "insertFromPaste") send({ kind: "text", text: area.value });
    area.value = "";
  });
  const paste = (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text) send({ kind: "paste", text: text.slice(0, 50000) });
    event.preventDefault();
  };
  area.addEventListener("paste", paste);
  canvas.addEventListener("paste", paste);

  return {
    /** Tells where text goes: there an input method shows what it offers. */
    moveTo(caret, size) {
      takesText = caret !== null;
      if (!caret) {
        if (document.activeElement === area) canvas.focus({ preventScroll: true });
        return;
      }
      const ratio = canvas.clientWidth / size.width;
      area.style.left = `${canvas.offsetLeft + Math.min(Math.max(caret[0] * ratio, 0), canvas.clientWidth - 4)}px`;
      area.style.top = `${canvas.offsetTop + Math.min(Math.max(caret[1] * ratio, 0), canvas.clientHeight - 24)}px`;
      if (document.activeElement === canvas || document.activeElement?.closest("#mirror")) area.focus({ preventScroll: true });
    },
    /** Takes the focus after a touch. */
    takeFocus() { (takesText ? area : canvas).focus({ preventScroll: true }); },
  };
}
