import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { filesUnder } from './folders';

/** How a picture differs from the one before. */
export interface PictureChange {
  /** Path in both folders, `Module/id/width.png`. */
  readonly file: string;
  readonly kind: 'equal' | 'changed' | 'new' | 'gone';
  /** Number of pixels that differ; a pixel that only one of them has differs. */
  readonly pixels: number;
}

/** Number of pictures that are not as before. */
export const countChanges = (changes: readonly PictureChange[]): number =>
  changes.filter(({ kind }) => kind !== 'equal').length;

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

const isPicture = (file: string) => file.endsWith('.png');

/**
 * Compares all pictures of two folders.
 *
 * @param differences folder that gets a picture of each difference, under the same path
 */
export async function compareFolders(
  before: string,
  after: string,
  differences?: string,
): Promise<readonly PictureChange[]> {
  const [earlier, later] = (await Promise.all([before, after].map(filesUnder))).map((files) => files.filter(isPicture));
  const changes: PictureChange[] = [];
  for (const file of [...new Set([...(earlier ?? []), ...(later ?? [])])].sort()) {
    if (!earlier?.includes(file)) changes.push({ file, kind: 'new', pixels: 0 });
    else if (!later?.includes(file)) changes.push({ file, kind: 'gone', pixels: 0 });
    else {
      const [one, other] = await Promise.all([before, after].map((folder) => readFile(path.join(folder, file))));
      if (one === undefined || other === undefined) continue;
      // Most pictures are the same to the byte, which needs no decoding.
      const { pixels, difference } = one.equals(other) ? { pixels: 0 } : comparePictures(one, other);
      changes.push({ file, kind: pixels === 0 ? 'equal' : 'changed', pixels });
      if (pixels === 0 || difference === undefined || differences === undefined) continue;
      await mkdir(path.dirname(path.join(differences, file)), { recursive: true });
      await writeFile(path.join(differences, file), difference);
    }
  }
  return changes;
}
