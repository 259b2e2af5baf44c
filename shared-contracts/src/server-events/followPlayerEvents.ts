import { safeParse } from 'valibot';
import { anySignal, backOffMs, request, tryParseJson } from '../api';
import { emit } from '../events';
import { hasExtension, noticesEvent, playerEvent, playerEvents } from '../extensions';
import { readSession, type Session } from '../session';
import { lastEvent } from './lastEvent';
import { pause } from './pause';
import { readEventStream } from './readEventStream';
import { whilePlayerWatches } from './whilePlayerWatches';

/** The provider sends a heartbeat every 15 s. */
const silenceMs = 45_000;
const shortestIntervalMs = 1_000;
const firstPauseMs = 1_000;

/**
 * Subscribes to the signed-in player's events at a provider with the extension `events`, and fires `balance-changed` for each
 * about money, `notices-changed` for each about notices, which the host relays to the player's other tabs: modules that show
 * money, transactions or notices refetch them. A host calls it once per page. All visible tabs have one connection together; it reconnects with
 * growing pauses, and resumes after the last event that any tab has received.
 *
 * @returns the undo
 */
export function followPlayerEvents(): () => void {
  if (!hasExtension(playerEvents.extension)) return () => undefined;
  fireMissedChange();

  async function follow({ token, user }: Session, signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      const interval = pause(shortestIntervalMs, signal);
      const isOpen = await readEventStream(request(playerEvents, { params: { userId: user.id } }), {
        token,
        signal,
        silenceMs,
        lastEventId: lastEvent.read(user.id).id,
        onEvent: ({ id, event, data }) => {
          if (signal.aborted) return;
          if (event === playerEvent || event === noticesEvent) {
            if (event === noticesEvent) emit('notices-changed', {});
            else fireChange(data);
            lastEvent.write(user.id, { changedAtMs: Date.now() });
          }
          // After firing: if the tab closes in between, the next one fires it again.
          if (id !== undefined) lastEvent.write(user.id, { id });
        },
      });
      await interval;
      failures = isOpen ? 0 : failures + 1;
      if (failures > 0) await pauseUntilOnline(backOffMs(failures, firstPauseMs), signal);
    }
  }
  return whilePlayerWatches('server-events', follow);
}

/** A change that another tab received after this page began to load may be newer than what the page has read. */
function fireMissedChange(): void {
  const { changedAtMs = 0 } = lastEvent.read(readSession()?.user.id);
  if (changedAtMs <= performance.timeOrigin) return;
  emit('balance-changed', { reason: 'page-loaded' });
  emit('notices-changed', {});
}

/** Waits for the time, or until the browser is online again. */
async function pauseUntilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  const online = new AbortController();
  const handleOnline = () => online.abort();
  window.addEventListener('online', handleOnline);
  await pause(milliseconds, anySignal(signal, online.signal));
  window.removeEventListener('online', handleOnline);
}

function fireChange(data: string): void {
  const change = safeParse(playerEvents.answer, tryParseJson(data));
  if (!change.success) {
    console.error(`${playerEvents.id}: the event is not of the agreed shape.`);
    return;
  }
  const { reason, currency } = change.output;
  emit('balance-changed', { reason, ...(currency && { currency }) });
}
