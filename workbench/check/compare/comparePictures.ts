import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The engine draws round edges up to 6 of 255 shades apart from run to run, which nobody sees; this tolerates 6 and not 8. */
const threshold = 0.025;

/** The same picture on a larger canvas, so that pictures of two heights can be compared. */
function enlarged(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** How two pictures differ. */
interface PictureDifference {
  /** Number of pixels that differ, and of all. */
  readonly pixels: number;
  readonly total: number;
  /** A picture in which they are marked. */
  readonly difference: Buffer;
}

/** Compares two pictures pixel by pixel. */
export function comparePictures(before: Buffer, after: Buffer): PictureDifference {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const difference = new PNG({ width, height });
  const [left, right] = [enlarged(one, width, height), enlarged(other, width, height)];
  const isOfOtherSize = one.width !== other.width || one.height !== other.height;
  const pixels = pixelmatch(left.data, right.data, difference.data, width, height, { threshold, includeAA: true });
  return {
    pixels: isOfOtherSize ? Math.max(pixels, 1) : pixels,
    total: width * height,
    difference: PNG.sync.write(difference),
  };
}
