import { PNG } from 'pngjs';
import { comparePictures } from './pictureDifference';

/** A grey picture with some black pixels. */
function picture(width: number, height: number, black: readonly number[] = []): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const pixel of black) png.data.fill(0, pixel * 4, pixel * 4 + 3);
  return PNG.sync.write(png);
}

test.each([
  ['equal pictures', picture(10, 10, [5]), picture(10, 10, [5]), 0, 100],
  ['a changed pixel', picture(10, 10, [5]), picture(10, 10, [5, 77]), 1, 100],
  ['a taller picture', picture(10, 10), picture(10, 12), 20, 120],
  ['a narrower picture', picture(10, 10), picture(8, 10), 20, 100],
])('counts the differing pixels of %s', (_, before, after, pixels, total) => {
  const difference = comparePictures(before, after);
  expect(difference).toMatchObject({ pixels, total });
  expect(PNG.sync.read(difference.picture).width).toBe(10);
});
