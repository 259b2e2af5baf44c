import { smalti } from '../../../theme';

const { lapis, porphyry, verdigris, cinnabar, saffron, bone, malachite, sky, night } = smalti;

/** Backgrounds with contrasting stones. */
const palettes = [
  { ground: cinnabar[0], tones: [bone[2], saffron[3], lapis[2]] },
  { ground: lapis[1], tones: [bone[2], sky[2], cinnabar[3]] },
  { ground: malachite[1], tones: [saffron[2], sky[3], bone[2]] },
  { ground: verdigris[0], tones: [cinnabar[3], bone[2], saffron[2]] },
  { ground: night[1], tones: [saffron[2], lapis[3], bone[2]] },
  { ground: porphyry[1], tones: [bone[2], saffron[2], sky[2]] },
] as const;

/** One stone of a mosaic: column and row of the 5 × 5 grid, and its colour. */
export interface Tessera {
  readonly column: number;
  readonly row: number;
  readonly tone: string;
}

/** Pseudo-random numbers seeded by a text: FNV-1a, then xorshift. */
function numbersOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed.toUpperCase()) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  state ||= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

/**
 * Generates the mosaic of a seed: left and right are mirrored, about a quarter of the cells stays empty. A blank seed,
 * for a player who is not known yet, leaves all of them empty.
 */
export function mosaicOf(seed: string): { readonly ground: string; readonly tesserae: readonly Tessera[] } {
  if (seed.trim() === '') return { ground: night[1], tesserae: [] };
  const next = numbersOf(seed);
  const palette = palettes[next() % palettes.length] ?? palettes[0];
  const tesserae: Tessera[] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const pick = next() % 8;
      if (pick < 2) continue;
      const tone = palette.tones[pick % palette.tones.length] ?? palette.tones[0];
      tesserae.push({ column, row, tone });
      if (column < 2) tesserae.push({ column: 4 - column, row, tone });
    }
  }
  return { ground: palette.ground, tesserae };
}
