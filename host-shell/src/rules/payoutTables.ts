import {
  type KenoRisk,
  keno,
  kenoPayouts,
  mines,
  minesMultiplier,
  type PlinkoRisk,
  type PlinkoRows,
  plinkoPayouts,
} from '@tessera/shared-contracts/originals';
import { messages } from './rules.messages';

/** A table of multipliers: the header of a column or row is what the player chose or what was drawn. */
export interface PayoutTable {
  readonly caption: string;
  readonly corner: string;
  readonly columns: readonly string[];
  /** Shorter rows end with empty cells. */
  readonly rows: readonly { readonly head: string; readonly cells: readonly string[] }[];
}

const numbers = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** Keno: what the hits pay for each number of picks, by risk. */
export const kenoTables: readonly PayoutTable[] = (Object.keys(kenoPayouts) as KenoRisk[]).map((risk) => ({
  caption: messages.risk(risk),
  corner: messages.picksAndHits,
  columns: numbers(0, keno.mostPicks),
  rows: kenoPayouts[risk].map((cells, index) => ({ head: String(index + 1), cells })),
}));

const plinkoRows = Object.keys(plinkoPayouts).map(Number) as PlinkoRows[];

/** Plinko: what the pockets pay for each number of rows, by risk. */
export const plinkoTables: readonly PayoutTable[] = (['low', 'medium', 'high'] satisfies PlinkoRisk[]).map((risk) => ({
  caption: messages.risk(risk),
  corner: messages.rowsAndPockets,
  columns: Object.values(plinkoPayouts[16].low).map((_, place) =>
    place === 0 ? messages.edgePocket : String(place + 1),
  ),
  rows: plinkoRows.map((rows) => ({ head: String(rows), cells: plinkoPayouts[rows][risk] })),
}));

const shownMines = [1, 2, 3, 5, 10, 24];
const shownGems = [1, 2, 3, 5, 10, 15, 24];

/** Mines: what the gems pay, for some numbers of mines. */
export const minesTables: readonly PayoutTable[] = [
  {
    caption: messages.someMines,
    corner: messages.minesAndGems,
    columns: shownGems.map(String),
    rows: shownMines.map((count) => ({
      head: String(count),
      cells: shownGems
        .filter((gems) => gems <= mines.tiles - count)
        .map((gems) => (Number(minesMultiplier(count, gems)) / 10_000).toFixed(4)),
    })),
  },
];
