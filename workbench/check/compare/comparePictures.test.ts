import { PNG } from 'pngjs';
import { comparePictures } from './comparePictures';

function aPicture(width: number, height: number, shade = 255): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  picture.data.set([shade, shade, shade, 255], 4 * (width + 1));
  return PNG.sync.write(picture);
}

test('one pixel of a visibly other shade is a change, and so is another height', () => {
  expect(comparePictures(aPicture(10, 10), aPicture(10, 10)).pixels).toBe(0);
  expect(comparePictures(aPicture(10, 10), aPicture(10, 10, 247)).pixels).toBe(1);
  expect(comparePictures(aPicture(10, 10), aPicture(10, 10, 249)).pixels).toBe(0);
  const { pixels, total, difference } = comparePictures(aPicture(10, 10), aPicture(10, 12));
  expect([pixels, total]).toEqual([20, 120]);
  expect(PNG.sync.read(difference)).toMatchObject({ width: 10, height: 12 });
});
