import { callPath, callTimeoutMs, tryParseJson } from '@tessera/shared-contracts/api';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import { type Bet, liveBetEvents, liveBetsEvent } from '@tessera/shared-contracts/extensions';
import { safeParse } from 'valibot';

interface LiveBetsReader {
  /** Newest first; `undefined` after a failure. */
  readonly onBets: (bets: readonly Bet[] | undefined) => void;
  readonly onFailed: () => void;
}

/**
 * Reads all players' newest bets: the first event of their stream. The stream is not kept open: the table changes only
 * every five seconds, and browsers limit an origin to six connections for all tabs.
 *
 * @returns a function that cancels the read
 */
export function readLiveBets({ onBets, onFailed }: LiveBetsReader): () => void {
  const source = new EventSource(readSiteConfig().apiOrigin + callPath({ call: liveBetEvents }));
  const close = () => {
    clearTimeout(timer);
    source.close();
  };
  const fail = () => {
    close();
    onFailed();
  };
  const timer = setTimeout(fail, callTimeoutMs);
  source.addEventListener('error', fail);
  source.addEventListener(liveBetsEvent, ({ data }: MessageEvent<unknown>) => {
    close();
    const answer = safeParse(liveBetEvents.answer, tryParseJson(String(data)));
    const { readable = [], unreadable = 0 } = answer.success ? answer.output.bets : {};
    // Unreadable rows are not an empty list.
    const isReadable = answer.success && (readable.length > 0 || unreadable === 0);
    if (!isReadable) console.error(`${liveBetEvents.id}: the event is not of the agreed shape.`);
    onBets(isReadable ? readable : undefined);
  });
  return close;
}
