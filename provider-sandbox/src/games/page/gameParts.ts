import { html, type Markup } from '../../http/html';
import { gameMessages as words } from './game.messages';

/** The parts of a game's page that differ between games. */
export interface GamePageParts {
  readonly name: string;
  /** Texts of the play button and of the newest rounds. */
  readonly words: {
    readonly play: string;
    readonly playing: string;
    readonly history: string;
  };
  /** Whether a bet can win one amount or one of several. */
  readonly profit: 'win' | 'largest';
  /** Fields of the bet, in the panel below the stake. Controls are initially disabled. */
  readonly fields: Markup;
  /** The area that shows the round; contains the {@link outcomeLine}. */
  readonly stage: Markup;
  /** Content of the fairness dialog for a game without seeds of the player. */
  readonly fairness?: Markup;
}

/** The line of a game's stage that shows the result of the last round. */
export const outcomeLine = html`<p class="row centre" id="outcome">${words.noRound}</p>`;
