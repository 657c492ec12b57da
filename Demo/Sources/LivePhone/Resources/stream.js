// Reads frames and draws them. Their layout is described in Sources/LivePhone/Pictures/FrameMaker.swift.

/**
 * Decodes the chunks of a QOI stream (qoiformat.org) into opaque pixels: red, green, blue, 255.
 * @param adds Whether the pixels are added to those that are there.
 */
export function decodeQOI(bytes, target, adds = false) {
  const seen = new Uint8Array(64 * 4);
  let red = 0, green = 0, blue = 0, run = 0, place = 0;
  for (let out = 0; out < target.length; out += 4) {
    if (run > 0) {
      run -= 1;
    } else {
      const first = bytes[place++];
      if (first === 0xfe) {
        red = bytes[place++]; green = bytes[place++]; blue = bytes[place++];
      } else if (first >= 0xc0) {
        run = first & 0x3f;
      } else if (first >= 0x80) {
        const second = bytes[place++], dg = (first & 0x3f) - 32;
        red = red + dg + (second >> 4) - 8 & 255; green = green + dg & 255; blue = blue + dg + (second & 15) - 8 & 255;
      } else if (first >= 0x40) {
        red = red + (first >> 4 & 3) - 2 & 255; green = green + (first >> 2 & 3) - 2 & 255; blue = blue + (first & 3) - 2 & 255;
      } else {
        red = seen[first * 4]; green = seen[first * 4 + 1]; blue = seen[first * 4 + 2];
      }
      const index = (red * 3 + green * 5 + blue * 7 + 255 * 11 & 63) * 4;
      seen[index] = red; seen[index + 1] = green; seen[index + 2] = blue;
    }
    if (adds) {
      // An array of clamped bytes would stop at 255.
      target[out] = target[out] + red & 255; target[out + 1] = target[out + 1] + green & 255; target[out + 2] = target[out + 2] + blue & 255;
      continue;
    }
    target[out] = red; target[out + 1] = green; target[out + 2] = blue; target[out + 3] = 255;
  }
}

/** The number of a frame. */
export function frameNumber(buffer) { return new DataView(buffer).getUint32(0, true); }

/** Draws a frame into a canvas; returns its number. */
export function drawFrame(buffer, canvas) {
  // Kept where its pixels can be read, since some are added to.
  const view = new DataView(buffer), context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  const number = frameNumber(buffer), width = view.getUint16(4, true), height = view.getUint16(6, true);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  let place = 10;
  for (let parts = view.getUint16(8, true); parts > 0; parts--) {
    const kind = view.getUint8(place);
    const [x, y, w, h] = [1, 3, 5, 7].map((offset) => view.getUint16(place + offset, true));
    place += 9;
    if (kind === 1) {
      const source = view.getUint16(place, true);
      place += 2;
      context.drawImage(canvas, x, source, w, h, x, y, w, h);
    } else {
      const length = view.getUint32(place, true), adds = kind === 3;
      const image = adds ? context.getImageData(x, y, w, h) : context.createImageData(w, h);
      place += 4;
      decodeQOI(new Uint8Array(buffer, place, length), image.data, adds);
      place += length;
      context.putImageData(image, x, y);
    }
  }
  return number;
}
