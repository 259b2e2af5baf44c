import type { OpenBet } from '../games/automatic/bets';
import type { Table } from '../games/automatic/table';
import type { Round } from '../games/engine/rounds';
import type { Client } from './client';
import { stakeBody } from './games';

/** Settings under which a round of Automatic takes half a second. */
export const fastClock = { AUTOMATIC_BETTING_MS: '400', AUTOMATIC_DOUBLING_MS: '20', AUTOMATIC_RESULT_MS: '20' };

/** Answer of placing a bet. */
export interface Placed {
  readonly bet: OpenBet | null;
  readonly round: Round | null;
  readonly balance: string;
}

/** Requests a bet in BTC on the current round, once. */
export const placeBet = (client: Client, session: string, key: string, change: object = {}) =>
  client.send('POST', '/play/api/automatic/bets', {
    token: session,
    body: { ...stakeBody('Automatic', key), ...change },
  });

/** Bets as the page does: waits for betting to open, and retries with the same key until the round is over. */
export async function playAutomatic(
  client: Client,
  { session, key, onPlaced }: { session: string; key: string; onPlaced?: (bet: OpenBet) => void },
) {
  for (;;) {
    const answer = await placeBet(client, session, key);
    const { bet, round } = answer.data as unknown as Placed;
    const isWaiting = answer.status === 409 && answer.data.reason === 'betting-closed';
    if (bet) onPlaced?.(bet);
    if (!isWaiting && (answer.status !== 200 || round !== null)) return answer;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** A received event. */
export interface ReceivedEvent {
  readonly id: string | undefined;
  readonly name: string;
  readonly data: { readonly round: Table['round'] } & Partial<Omit<Table, 'round'>>;
}

/** Reads a stream of server-sent events. */
export async function openEvents(address: string, headers: Readonly<Record<string, string>> = {}) {
  const abort = new AbortController();
  const response = await fetch(address, { headers, signal: abort.signal });
  const received: ReceivedEvent[] = [];
  let hasNews: () => void = () => undefined;
  let isEnded = false;
  const reading = (async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
        const name = fields.get('event');
        if (name !== undefined)
          received.push({ id: fields.get('id'), name, data: JSON.parse(fields.get('data') ?? '') });
      }
      hasNews();
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      isEnded = true;
      hasNews();
    });
  return {
    status: response.status,
    headers: response.headers,
    received,
    /** Waits for an event, including those already received. @throws if the stream ends without it */
    async until(isWanted: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent> {
      for (;;) {
        const found = received.find(isWanted);
        if (found !== undefined) return found;
        if (isEnded)
          throw new Error(`The stream ended after ${JSON.stringify(received.map(({ id, name }) => id ?? name))}.`);
        await new Promise<void>((done) => {
          hasNews = done;
        });
      }
    },
    /** Waits until the server ends the stream. */
    ended: reading,
    async close() {
      abort.abort();
      await reading;
    },
  };
}

/** Watches the rounds of a sandbox. @param lastEventId event to resume after */
export const watchRounds = (url: string, lastEventId?: string) =>
  openEvents(`${url}/play/api/automatic/events`, lastEventId === undefined ? {} : { 'last-event-id': lastEventId });
