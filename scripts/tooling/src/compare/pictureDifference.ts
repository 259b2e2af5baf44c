import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures differ. */
export interface PictureDifference {
  /** Number of differing pixels. */
  readonly pixels: number;
  /** Number of all pixels. */
  readonly total: number;
  /** PNG in which differing pixels are marked. */
  readonly picture: Buffer;
}

/** The picture at the upper left of a transparent one of that size. */
function enlarge(picture: PNG, width: number, height: number): PNG {
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

/** Compares two PNGs pixel by pixel. Where only one of them has pixels, they differ. */
export function comparePictures(before: Buffer, after: Buffer): PictureDifference {
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)] as const;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [one, other] = pictures.map((picture) => enlarge(picture, width, height)) as [PNG, PNG];
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, marked.data, width, height);
  return { pixels, total: width * height, picture: PNG.sync.write(marked) };
}
