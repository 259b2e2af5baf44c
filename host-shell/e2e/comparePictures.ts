import type { Page } from '@tessera/tooling/browser';

/** How much one colour of a pixel may differ, of 255: edges are blended differently at fractions of a pixel. */
const tolerance = 32;

/**
 * Compares two PNGs in a page.
 *
 * @returns what differs in words; an empty text if nothing does
 */
export function comparePictures(page: Page, first: Buffer, second: Buffer): Promise<string> {
  return page.evaluate(
    async ([texts, limit]) => {
      const [one, other] = await Promise.all(
        texts.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (one === undefined || other === undefined) return 'no picture';
      if (one.width !== other.width || one.height !== other.height) {
        return `${one.width} × ${one.height} pixels, and ${other.width} × ${other.height}`;
      }
      const differing = [];
      for (let index = 0; index < one.data.length; index += 1) {
        if (Math.abs((one.data[index] ?? 0) - (other.data[index] ?? 0)) > limit) differing.push(Math.floor(index / 4));
      }
      const [start] = differing;
      if (start === undefined) return '';
      return `${new Set(differing).size} pixels, from ${start % one.width}, ${Math.floor(start / one.width)} on`;
    },
    [[first.toString('base64'), second.toString('base64')], tolerance] as const,
  );
}
