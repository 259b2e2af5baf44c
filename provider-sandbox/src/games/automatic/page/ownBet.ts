import { hold } from '../../page/hold';
import { PlayError, type Played, type RoundRequest } from '../../page/play';
import { automaticMessages as words } from '../automatic.messages';
import { automaticRules } from '../rules';
import { type OpenBet, placeBet, readOpenBet } from './api';
import type { Live } from './live';

/** State of the player's own bet. */
export type OwnBet =
  | { readonly state: 'none' }
  /** Waiting for betting to open; it can be withdrawn. */
  | { readonly state: 'queued' }
  | { readonly state: 'open'; readonly bet: OpenBet };

/** Betting counts as closed when less than this is left of it, since a bet takes a moment to arrive. */
const tooLateMs = 150;
/** Pause after a bet that arrived too late. */
const closedMs = 500;
/** How often the state of a bet is polled, in case no event reports the end of its round. */
const askAgainMs = 15_000;
/** Random delay, so that not all players request at the same moment. */
const spreadMs = 300;

/** Places the player's bets on the shared rounds. */
export function createOwnBets(
  live: Live,
  view: { readonly changed: (own: OwnBet) => void; readonly moved: (currency: string, balance: string) => void },
) {
  /** Keys of bets that may have been placed; their state can be requested at any time. */
  const sent = new Set<string>();
  let queue: AbortController | undefined;

  async function untilBetting(): Promise<void> {
    queue = new AbortController();
    view.changed({ state: 'queued' });
    try {
      await live.until(
        ({ round: { phase, endsAt } }) => !hold.isHeld && phase === 'betting' && (endsAt ?? 0) - live.now() > tooLateMs,
        queue.signal,
      );
    } finally {
      queue = undefined;
    }
  }

  async function place(request: RoundRequest) {
    for (;;) {
      if (!sent.has(request.key)) await untilBetting();
      sent.add(request.key);
      try {
        return await placeBet(request);
      } catch (error) {
        if (!(error instanceof PlayError) || error.reason !== 'betting-closed') throw error;
        // Betting closed while the bet was in flight: it waits for the event of the next round.
        sent.delete(request.key);
        await pause(closedMs);
      }
    }
  }

  async function play(request: RoundRequest): Promise<Played> {
    try {
      for (let isNew = true; ; isNew = false) {
        const { bet, round, balance } = await place(request);
        if (round !== null) return { round, balance };
        if (bet === null) throw new PlayError('', true);
        if (isNew) {
          view.moved(bet.currency, balance);
          view.changed({ state: 'open', bet });
        }
        await untilSettled(bet.round);
      }
    } finally {
      view.changed({ state: 'none' });
    }
  }

  async function untilSettled(number: number): Promise<void> {
    const isSettled = live.until(
      ({ round }) => round.number > number || (round.number === number && round.phase === 'settled'),
    );
    await Promise.race([isSettled, pause(askAgainMs)]);
    await pause(Math.random() * spreadMs);
  }

  return {
    play,
    /** Withdraws a bet that is not placed yet. */
    withdraw: (): void => queue?.abort(new PlayError(words.withdrawn, false)),
    async findOpen(): Promise<RoundRequest | undefined> {
      const { bet } = await readOpenBet();
      if (bet === null) return undefined;
      sent.add(bet.key);
      return { key: bet.key, game: automaticRules.slug, currency: bet.currency, stake: bet.stake, bet: bet.bet };
    },
  };
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
