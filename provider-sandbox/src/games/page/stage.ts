import type { Animation } from './animation';
import type { OpenRound, Played, Round, RoundRequest } from './play';

/** What a game's script brings to the page: its bet and how a round is shown. */
export interface Stage<Bet, Outcome> {
  /** The bet as it stands, or what is wrong with it in words. */
  readBet(): Bet | string;
  /** Shows the bet as it stands; called after every change, also of the stake. */
  drawBet?(isLocked: boolean): void;
  /** What the player chose for a round that is played step by step. */
  readStart?(): unknown;
  /** Shows such a round as it stands. */
  showOpen?(round: OpenRound): void;
  /** Clears what the round before left, when one begins. */
  clear?(): void;
  /** Shows a round. The promise resolves when it is all there, which a player may hasten. */
  showRound(round: Round<Bet, Outcome>, animation: Animation): Promise<void> | void;
  /** Plays a round, where that is more than to ask for it and to get it. @throws PlayError */
  readonly play?: (request: RoundRequest) => Promise<Played>;
  /** A round that was staked on before the page was opened and is not over, if there is one. */
  readonly findOpen?: () => Promise<RoundRequest | undefined>;
}

/** What the page lends to a stage. */
export interface StagePage {
  /** The bet was changed by the player. */
  readonly changed: () => void;
  /** Money moved while a round is played. */
  readonly moved: (currency: string, balance: string) => void;
  /** The player takes a step of the open round. */
  readonly step: (step: number) => void;
  /** Whether rounds are played step by step now. */
  readonly isStepped: () => boolean;
  /** The round that is open. */
  readonly readOpen: () => OpenRound | undefined;
}
