// Measures how quick the phone is, in the browser that shows it: asked for by “measure” in the address.
import { send } from "./connection.js";

const frames = [];
let count = 0, keeps = true;

/** Notes a frame that was drawn, and its length in bytes. */
export function noteFrame(bytes) {
  count += 1;
  if (keeps) frames.push({ time: performance.now(), bytes });
}

/** Whether it scrolls for the program's sake: frames are taken at once then, and not drawn, as a quick browser would. */
export function isScrolling() { return !keeps; }

/** Scrolls to and fro until so many frames have come, and says after each way how many there were. */
export async function scrollFor(wanted, { width, height }, tell) {
  const x = width / 2;
  keeps = false;
  for (let way = 0; count < wanted; way++) {
    // Eight flicks down, eight up.
    const [from, to] = way % 16 < 8 ? [height * 0.8, height * 0.25] : [height * 0.25, height * 0.8];
    touch("began", x, from);
    for (let step = 1; step <= 6; step++) {
      await wait(16);
      touch("moved", x, from + (to - from) * step / 6);
    }
    touch("ended", x, to);
    await wait(700);
    tell(count);
  }
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const touch = (phase, x, y) => send({ kind: "touches", time: performance.now(), touches: [{ id: 900, phase, x, y }] });
const part = (values, share) => values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** Flicks through the page and drags it; returns the figures. */
export async function measure({ width, height }) {
  const x = width / 2, rates = [];
  let bytes = 0, milliseconds = 0;
  for (let flick = 0; flick < 12; flick++) {
    const start = frames.length, from = height * 0.8, to = height * 0.25;
    touch("began", x, from);
    for (let step = 1; step <= 6; step++) {
      await wait(16);
      touch("moved", x, from + (to - from) * step / 6);
    }
    touch("ended", x, to);
    await wait(1200);
    const seen = frames.slice(start);
    if (seen.length < 3) continue;
    const length = seen.at(-1).time - seen[0].time;
    rates.push((seen.length - 1) / length * 1000);
    bytes += seen.reduce((sum, frame) => sum + frame.bytes, 0);
    milliseconds += length;
  }
  await wait(2500);
  // A finger that is down: each move of it changes the picture, and nothing else does.
  const delays = [];
  let y = height / 2;
  touch("began", x, y);
  await wait(400);
  for (let step = 0; step < 60; step++) {
    y += step % 30 < 15 ? -10 : 10;
    const count = frames.length, start = performance.now();
    touch("moved", x, y);
    await wait(150);
    if (step >= 5 && frames.length > count) delays.push(frames[count].time - start);
  }
  touch("cancelled", x, y);
  return {
    flicks: rates.length, framesASecond: part(rates, 0.5), touches: delays.length,
    touchToPixels: part(delays, 0.5), touchToPixels95: part(delays, 0.95),
    megabytesAMinute: bytes / 1e6 / (milliseconds / 60000),
  };
}
