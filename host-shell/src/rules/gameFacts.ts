import {
  type KenoRisk,
  kenoPayouts,
  kenoReturn,
  type PlinkoRisk,
  type PlinkoRows,
  paidHundredths,
  plinkoPayouts,
  plinkoReturn,
} from '@tessera/shared-contracts/originals';
import type { GameId } from '../provably-fair/originals';
import { kenoTables, minesTables, type PayoutTable, plinkoTables } from './payoutTables';

/** What a game returns, as parts of all stakes, and its payouts. */
export interface GameFacts {
  readonly returns: readonly number[];
  readonly tables: readonly PayoutTable[];
}

const onePercent: GameFacts = { returns: [paidHundredths / 100], tables: [] };

const kenoReturns = (Object.keys(kenoPayouts) as KenoRisk[]).flatMap((risk) =>
  kenoPayouts[risk].map((_, index) => kenoReturn(risk, index + 1)),
);
const plinkoReturns = (Object.keys(plinkoPayouts).map(Number) as PlinkoRows[]).flatMap((rows) =>
  (Object.keys(plinkoPayouts[rows]) as PlinkoRisk[]).map((risk) => plinkoReturn(rows, risk)),
);

/** The facts of every original game. */
export const gameFacts: Readonly<Record<GameId, GameFacts>> = {
  dice: onePercent,
  limbo: onePercent,
  keno: { returns: kenoReturns, tables: kenoTables },
  mines: { ...onePercent, tables: minesTables },
  plinko: { returns: plinkoReturns, tables: plinkoTables },
  automatic: onePercent,
};
