// Pointers become touches, wheels become scrolling.
import { send } from "./connection.js";

/** The time after which iOS shows a context menu, and a little more, in milliseconds. */
const menuDelay = 650;

/**
 * Follows what points at the canvas.
 * @param onTouch Called after a finger was lifted.
 * @param taken Asked with a point before a finger lands there: whether it is for something else.
 */
export function followPointers(canvas, size, onTouch, taken) {
  const down = new Map();
  let nextFinger = 1;

  const place = (event) => {
    const box = canvas.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width * size().width, y: (event.clientY - box.top) / box.height * size().height };
  };
  const touches = (pointer, phase, point) => {
    const list = [{ id: pointer.finger, phase, ...point }];
    // The second finger of a mouse is on the other side of the middle.
    if (pointer.mirrored) list.push({ id: pointer.mirrored, phase, x: size().width - point.x, y: size().height - point.y });
    return list;
  };
  const finish = (event, phase) => {
    const pointer = down.get(event.pointerId);
    if (!pointer) return;
    down.delete(event.pointerId);
    send({ kind: "touches", time: event.timeStamp, touches: touches(pointer, phase, place(event)) });
    onTouch(event);
  };

  canvas.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    if (taken(place(event))) return;
    letGo();
    canvas.setPointerCapture(event.pointerId);
    const pointer = { finger: nextFinger++, mirrored: event.altKey && event.pointerType === "mouse" ? nextFinger++ : 0 };
    down.set(event.pointerId, pointer);
    send({ kind: "touches", time: event.timeStamp, touches: touches(pointer, "began", place(event)) });
  });
  canvas.addEventListener("pointermove", (event) => {
    const pointer = down.get(event.pointerId);
    if (!pointer) return;
    send({ kind: "touches", time: event.timeStamp, touches: touches(pointer, "moved", place(event)) });
  });
  canvas.addEventListener("pointerup", (event) => finish(event, "ended"));
  canvas.addEventListener("pointercancel", (event) => finish(event, "cancelled"));
  // A click with the second button is a touch that stays until the menu appears. Then it's cancelled, because a touch that
  // ends on a row without a menu would select the row.
  let held = null;
  const letGo = () => {
    if (!held) return;
    clearTimeout(held.timer);
    send({ kind: "touches", time: performance.now(), touches: touches(held.pointer, "cancelled", held.point) });
    held = null;
  };
  canvas.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    if (event.button !== 2 || down.size > 0 || taken(place(event))) return;
    letGo();
    held = { pointer: { finger: nextFinger++, mirrored: 0 }, point: place(event) };
    send({ kind: "touches", time: event.timeStamp, touches: touches(held.pointer, "began", held.point) });
    held.timer = setTimeout(() => {
      letGo();
      onTouch(event);
    }, menuDelay / (size().timeRate || 1));
  });
  window.addEventListener("blur", () => {
    if (down.size > 0) send({ kind: "cancel" });
    down.clear();
  });

  // A trackpad says many small distances, its momentum too; a wheel says few large ones, which are spread over frames.
  let rest = { dx: 0, dy: 0 }, at = { x: 0, y: 0 }, frame = 0;
  const step = () => {
    const part = { dx: rest.dx * 0.3, dy: rest.dy * 0.3 };
    if (Math.abs(rest.dx) + Math.abs(rest.dy) < 1) Object.assign(part, rest);
    rest = { dx: rest.dx - part.dx, dy: rest.dy - part.dy };
    send({ kind: "wheel", ...at, ...part });
    frame = rest.dx === 0 && rest.dy === 0 ? 0 : requestAnimationFrame(step);
  };
  canvas.addEventListener("wheel", (event) => {
    // Zooming is the browser's.
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 30 : event.deltaMode === 2 ? size().height * 0.8 : 1;
    const distance = { dx: event.deltaX * unit, dy: event.deltaY * unit };
    at = place(event);
    if (event.deltaMode === 0 && Math.abs(event.deltaY) < 60 && frame === 0) {
      send({ kind: "wheel", ...at, ...distance });
      return;
    }
    rest = { dx: rest.dx + distance.dx, dy: rest.dy + distance.dy };
    if (frame === 0) step();
  }, { passive: false });
}
