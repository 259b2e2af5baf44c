import { PlayError, type Played, type RoundRequest } from '../../page/play';
import { automaticMessages as words } from '../automatic.messages';
import { automaticRules } from '../rules';
import { type OpenBet, placeBet, readOpenBet } from './api';
import type { Live } from './live';

/** Where the player's own bet is at. */
export type OwnBet =
  | { readonly state: 'none' }
  /** It waits for betting to open, and can be withdrawn. */
  | { readonly state: 'queued' }
  | { readonly state: 'open'; readonly bet: OpenBet };

/** Before this much is left of it, betting counts as closed: a bet takes a moment to arrive. */
const tooLateMs = 150;
/** After a bet that came too late, this long nothing is asked. */
const closedMs = 500;
/** What became of a bet is asked for again this often, should no event tell that its round is over. */
const askAgainMs = 15_000;
/** Not everybody asks at the same moment. */
const spreadMs = 300;

/** Places the player's bets on the rounds of everybody. */
export function createOwnBets(
  live: Live,
  view: { readonly changed: (own: OwnBet) => void; readonly moved: (currency: string, balance: string) => void },
) {
  /** Bets that may have been placed: what became of one is asked for at any time. */
  const sent = new Set<string>();
  let queue: AbortController | undefined;

  async function untilBetting(): Promise<void> {
    queue = new AbortController();
    view.changed({ state: 'queued' });
    try {
      await live.until(
        ({ round: { phase, endsAt } }) => phase === 'betting' && (endsAt ?? 0) - live.now() > tooLateMs,
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
        // Betting closed while the bet was on its way: it waits for the next round, of which the news may take a moment.
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
    /** Takes a bet back that is not placed yet. */
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
