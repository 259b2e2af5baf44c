/** Tiles of the ladder, from 1× to 1000×, each as many times the one before. Beyond that all are lit. */
export const ladderTiles = 45;
const decades = 3;

/** How many tiles a multiplier lights, given in hundredths. Only a drawing, so floats will do. */
export const litTiles = (hundredths: number): number =>
  Math.min(ladderTiles, Math.max(1, Math.ceil((Math.log10(hundredths / 100) / decades) * ladderTiles)));
