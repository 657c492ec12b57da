// A film of the last ten seconds: an animated PNG (W3C, "PNG Specification (Third Edition)"), made here of the frames that came.
import { drawFrame } from "./stream.js";
import { word } from "./words.js";

const length = 10000, part = 2500, least = 1000 / 15;
// Each part begins with how the canvas looked, so that only the frames after it have to be kept.
let parts = [];

/** Keeps a frame that the canvas shows now. */
export function keepFrame(buffer, canvas) {
  const now = performance.now(), last = parts.at(-1);
  if (!last || now - last.time > part || last.canvas.width !== canvas.width || last.canvas.height !== canvas.height) {
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    copy.getContext("2d", { alpha: false }).drawImage(canvas, 0, 0);
    parts.push({ time: now, canvas: copy, frames: [] });
  } else {
    last.frames.push({ time: now, buffer });
  }
  // What is older than ten seconds, but for how it all looked then.
  while (parts.length > 1 && parts[1].time < now - length) parts.shift();
  // A film has one size.
  const current = parts.at(-1).canvas;
  parts = parts.filter(({ canvas: { width, height } }) => width === current.width && height === current.height);
}

/** Makes the film; null where there is nothing to be seen. */
async function make() {
  const kept = parts.map(({ time, canvas, frames }) => ({ time, canvas, frames: [...frames] }));
  if (kept.length === 0) return null;
  const end = performance.now(), start = Math.max(kept[0].time, end - length);
  const { width, height } = kept[0].canvas, canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  const pictures = [];
  const isEarly = (time) => time < start || (pictures.length > 0 && time - pictures.at(-1).time < least);
  const due = () => Math.max(start, (pictures.at(-1)?.time ?? 0) + least);
  const take = async (time) => {
    const before = pictures.at(-1)?.pixels, pixels = context.getImageData(0, 0, width, height).data;
    const rows = changedRows(before, pixels, width, height);
    if (!rows) return;
    if (pictures.length > 0) pictures.at(-1).pixels = null;
    pictures.push({ time, ...rows, pixels, data: await compress(pixels, width, rows) });
  };
  let isOwed = false;
  for (const { time, canvas: first, frames } of kept) {
    context.drawImage(first, 0, 0);
    isOwed = isEarly(time);
    if (!isOwed) await take(time);
    for (const frame of frames) {
      // What was left out for coming too soon shows until this one, if that comes late.
      if (isOwed && frame.time > due()) await take(due());
      drawFrame(frame.buffer, canvas);
      isOwed = isEarly(frame.time);
      if (!isOwed) await take(frame.time);
    }
  }
  // How it looks now is always the end.
  if (isOwed) await take(due());
  return write(pictures, width, height, end);
}

/** The rows that differ between two pictures; null where none does. */
function changedRows(before, now, width, height) {
  if (!before) return { top: 0, rows: height };
  const [old, young] = [before, now].map((bytes) => new Uint32Array(bytes.buffer));
  let first = 0, last = young.length - 1;
  while (first < young.length && old[first] === young[first]) first++;
  if (first === young.length) return null;
  while (old[last] === young[last]) last--;
  const top = Math.floor(first / width);
  return { top, rows: Math.floor(last / width) - top + 1 };
}

/** Compresses rows of pixels as PNG has them: red, green, blue, each row after a byte that says that it is as it is. */
async function compress(pixels, width, { top, rows }) {
  const bytes = new Uint8Array(rows * (width * 3 + 1));
  let out = 0;
  for (let row = top; row < top + rows; row++) {
    bytes[out++] = 0;
    for (let place = row * width * 4, end = place + width * 4; place < end; place += 4) {
      bytes[out++] = pixels[place];
      bytes[out++] = pixels[place + 1];
      bytes[out++] = pixels[place + 2];
    }
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? byte >>> 1 ^ 0xedb88320 : byte >>> 1;
  return byte;
});

function chunk(type, ...pieces) {
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0), bytes = new Uint8Array(size + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, size);
  [...type].forEach((letter, index) => { bytes[4 + index] = letter.charCodeAt(0); });
  let place = 8;
  for (const piece of pieces) {
    bytes.set(piece, place);
    place += piece.length;
  }
  let sum = 0xffffffff;
  for (let index = 4; index < place; index++) sum = sums[(sum ^ bytes[index]) & 255] ^ sum >>> 8;
  view.setUint32(place, (sum ^ 0xffffffff) >>> 0);
  return bytes;
}

const long = (...values) => {
  const bytes = new Uint8Array(values.length * 4), view = new DataView(bytes.buffer);
  values.forEach((value, index) => view.setUint32(index * 4, value));
  return bytes;
};

function write(pictures, width, height, end) {
  const file = [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)];
  file.push(chunk("IHDR", long(width, height), Uint8Array.of(8, 2, 0, 0, 0)), chunk("acTL", long(pictures.length, 0)));
  let number = 0;
  pictures.forEach(({ time, top, rows, data }, index) => {
    const next = pictures[index + 1]?.time ?? Math.max(end, time + 1000), shown = Math.min(Math.round(next - time), 65535);
    // The place in the picture, how long it shows in thousandths, and that it lies over what was before.
    file.push(chunk("fcTL", long(number++, width, rows, 0, top), Uint8Array.of(shown >> 8, shown & 255, 3, 232, 0, 0)));
    file.push(index === 0 ? chunk("IDAT", data) : chunk("fdAT", long(number++), data));
  });
  file.push(chunk("IEND"));
  return new Blob(file, { type: "image/png" });
}

const button = document.querySelector("#film"), link = document.querySelector("#filmFile");

button.addEventListener("click", async () => {
  button.disabled = true;
  button.textContent = word("filming");
  const film = await make();
  button.disabled = false;
  button.textContent = word(film ? "film" : "noFilm");
  if (!film) return;
  URL.revokeObjectURL(link.href);
  link.href = URL.createObjectURL(film);
  link.download = `${new URLSearchParams(location.search).get("page") ?? "phone"}-film.png`;
  link.hidden = false;
  link.click();
});
