import { callPath, parseJson } from '@tessera/shared-contracts/api';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import { type Bet, liveBetEvents, liveBetsEvent } from '@tessera/shared-contracts/extensions';
import { safeParse } from 'valibot';

interface LiveStreamOptions {
  /** Newest first. */
  readonly onBets: (bets: readonly Bet[]) => void;
  /** The connection is lost. The browser restores it by itself, unless `isOver`. */
  readonly onLost: (isOver: boolean) => void;
}

/**
 * Subscribes to all players' bets. The browser reconnects by itself and resumes after the last event it received.
 *
 * @returns the unsubscribe function
 */
export function openLiveStream({ onBets, onLost }: LiveStreamOptions): () => void {
  const source = new EventSource(readSiteConfig().apiOrigin + callPath({ call: liveBetEvents }));
  source.addEventListener(liveBetsEvent, ({ data }: MessageEvent<unknown>) => {
    const answer = safeParse(liveBetEvents.answer, readJson(data));
    const { readable = [], unreadable = 0 } = answer.success ? answer.output.bets : {};
    // Without a readable one, there are not no bets.
    const isReadable = answer.success && (readable.length > 0 || unreadable === 0);
    if (isReadable) onBets(readable);
    else console.error(`${liveBetEvents.id}: the event is not of the agreed shape.`);
  });
  source.addEventListener('error', () => onLost(source.readyState === EventSource.CLOSED));
  return () => source.close();
}

function readJson(data: unknown): unknown {
  try {
    return parseJson(String(data));
  } catch {
    return undefined;
  }
}
