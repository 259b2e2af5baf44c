import { highestTarget } from './rules';

const rows = 4;
const tilesOfRow = 20;
export const tiles = rows * tilesOfRow;

/** The share of the mosaic that is laid at a multiplier; it grows more slowly the higher that is. A quarter is laid at 2.8×. */
const shareOf = (hundredths: number): number => 1 - (100 / hundredths) ** 0.25;

/** How many tiles are laid at a multiplier in hundredths. Only used for drawing, so floats are precise enough. */
export const laidTiles = (hundredths: number): number =>
  Math.max(1, Math.ceil((shareOf(hundredths) / shareOf(highestTarget)) * tiles));

/** When each tile is laid, from 0, in the order of the page: row by row from the top. Rows are laid in alternating directions. */
export const layingOrder: readonly number[] = Array.from({ length: tiles }, (_, place) => {
  const row = rows - 1 - Math.floor(place / tilesOfRow);
  const column = place % tilesOfRow;
  return row * tilesOfRow + (row % 2 === 0 ? column : tilesOfRow - 1 - column);
});

/** Sea, shore, earth and sun: the tones of each row, from the bottom. */
const tonesOfRow = [
  [1, 3, 1],
  [6, 5, 6],
  [0, 7, 0],
  [4, 2, 4],
] as const;

/** The tone of a tile (`tone-0` to `tone-7` of the styles), by its place in the laying order. */
export function toneOf(index: number): number {
  const tones = tonesOfRow[Math.floor(index / tilesOfRow)] ?? tonesOfRow[0];
  // Irregular, as in stone, but the same each time.
  return tones[(index * 7 + Math.floor(index / 3)) % tones.length] ?? 0;
}
