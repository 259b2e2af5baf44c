import { looseObject, nullish } from 'valibot';
import { text, visibleText } from '../../api/text';
import type { ExtensionCall } from '../extensionCall';

/** Name of the events of {@link playerEvents} that say what happened. */
export const playerEvent = 'changed';

/** Name of the events of {@link playerEvents} that say that there are notices, or that some were read; they have no data. */
export const noticesEvent = 'notices-changed';

/**
 * `GET …/wallet/{userId}/events`: what happens to the caller's money and transactions, as server-sent events named
 * {@link playerEvent}, and to the notices ({@link noticesEvent}); others only keep the connection alive. It resumes after `Last-Event-ID`, begins with what happened in the
 * last seconds when there is none, and ends with the session.
 */
export const playerEvents = {
  id: 'playerEvents',
  extension: 'events',
  method: 'GET',
  path: '/wallet-service/api/wallet/{userId}/events',
  hasBearer: true,
  isEventStream: true,
  body: undefined,
  /**
   * The data of one event. `reason` is `deposit`, `withdrawal`, `game`, or another kind of transaction. There is no amount: a
   * page that shows money reads it again.
   */
  answer: looseObject({ reason: visibleText, currency: nullish(text) }),
  fallbackMessage: 'News of your balance are not available right now',
} as const satisfies ExtensionCall;
