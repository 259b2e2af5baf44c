import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { anySignal, type CallRequest, callInit, callPath, readRejection } from '../api';
import { readSiteConfig } from '../config';

/** Options of {@link readEventStream}. */
export interface EventStreamOptions {
  /** Bearer token, which the browser's `EventSource` cannot send. */
  readonly token: string;
  readonly signal: AbortSignal;
  /** Id of the event to resume after. */
  readonly lastEventId: string | undefined;
  /** Milliseconds without a byte after which the connection counts as dead. */
  readonly silenceMs: number;
  readonly onEvent: (event: EventSourceMessage) => void;
}

/**
 * Reads a call that responds with server-sent events until the connection ends, for whatever reason. A 401 ends the session,
 * as it does for every call.
 *
 * @returns whether it was open
 */
export async function readEventStream(
  callRequest: CallRequest,
  { token, signal, lastEventId, silenceMs, onEvent }: EventStreamOptions,
): Promise<boolean> {
  const { headers, ...init } = callInit(callRequest.call, token);
  const silence = new AbortController();
  const watchSilence = () => setTimeout(() => silence.abort(), silenceMs);
  let timer = watchSilence();
  let isOpen = false;
  try {
    const response = await fetch(readSiteConfig().apiOrigin + callPath(callRequest), {
      ...init,
      headers: {
        ...headers,
        accept: 'text/event-stream',
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
      cache: 'no-store',
      signal: anySignal(signal, silence.signal),
    });
    if (response.status === 401) (await readRejection(token, response))();
    if (!response.ok || response.body === null) return false;
    isOpen = true;
    const parser = createParser({ onEvent });
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = watchSilence();
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  } catch {
    // The connection was lost or aborted; the caller decides whether to reconnect.
  } finally {
    clearTimeout(timer);
  }
  return isOpen;
}
