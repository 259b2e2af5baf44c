import { color } from '../../../theme';
import { RoundedPicture } from './RoundedPicture';

/** Face of a die. */
export type DieFace = 1 | 2 | 3 | 4 | 5 | 6;

const [near, middle, far] = [7, 15, 23];
const pips: Record<DieFace, readonly (readonly [x: number, y: number])[]> = {
  1: [[middle, middle]],
  2: [
    [near, near],
    [far, far],
  ],
  3: [
    [near, near],
    [middle, middle],
    [far, far],
  ],
  4: [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ],
  5: [
    [near, near],
    [far, near],
    [middle, middle],
    [near, far],
    [far, far],
  ],
  6: [
    [near, near],
    [far, near],
    [near, middle],
    [far, middle],
    [near, far],
    [far, far],
  ],
};

/** A die face that numbers something. Decorative: the order is in the markup. `size` is in pixels. */
export function Die({ face, size = 28 }: { readonly face: DieFace; readonly size?: number | undefined }) {
  return (
    <RoundedPicture aria-hidden="true" width={size} height={size} viewBox="0 0 36 36">
      <rect width="36" height="36" fill={color.surface.pressed} />
      {pips[face].map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="6" height="6" rx="1.3" fill={color.text.primary} />
      ))}
    </RoundedPicture>
  );
}
