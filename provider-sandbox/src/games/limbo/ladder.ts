/** Tiles of the ladder, from 1× to 1000× in equal ratios. Beyond that all are lit. */
export const ladderTiles = 45;
const decades = 3;

/** How many tiles a multiplier in hundredths lights. Only used for drawing, so floats are precise enough. */
export const litTiles = (hundredths: number): number =>
  Math.min(ladderTiles, Math.max(1, Math.ceil((Math.log10(hundredths / 100) / decades) * ladderTiles)));
