import type { Animation } from './animation';
import type { OpenRound, Played, Round, RoundRequest } from './play';

/** The part of a game's script: its bet and how a round is shown. */
export interface Stage<Bet, Outcome> {
  /** The current bet, or a message if it is invalid. */
  readBet(): Bet | string;
  /** Shows the current bet; called after every change, also of the stake. */
  drawBet?(isLocked: boolean): void;
  /** Controls of the bet that `drawBet` enables and disables: some browsers take the focus from one that is disabled for a moment. */
  readonly ownControls?: readonly HTMLElement[];
  /** The player's choices for a round that is played step by step. */
  readStart?(): unknown;
  /** Shows the current state of such a round. */
  showOpen?(round: OpenRound): void;
  /** Clears the previous round when a new one begins. */
  clear?(): void;
  /** Shows a round. Resolves once it is shown completely; the player may skip the animation. */
  showRound(round: Round<Bet, Outcome>, animation: Animation): Promise<void> | void;
  /** Plays a round, if that takes more than one request. @throws PlayError */
  readonly play?: (request: RoundRequest) => Promise<Played>;
  /** Withdraws a round that is not staked on yet, since auto play was stopped. */
  readonly withdraw?: () => void;
  /** A round that was staked on before the page was opened and is not settled, if any. */
  readonly findOpen?: () => Promise<RoundRequest | undefined>;
}

/** What the page provides to a stage. */
export interface StagePage {
  /** Reports that the player changed the bet. */
  readonly changed: () => void;
  /** Reports that money moved while a round is played. */
  readonly moved: (currency: string, balance: string) => void;
  /** Takes a step of the open round. */
  readonly step: (step: number) => void;
  /** Whether rounds are currently played step by step. */
  readonly isStepped: () => boolean;
  /** The open round, if any. */
  readonly readOpen: () => OpenRound | undefined;
}
