import { betIdPattern } from '@tessera/shared-contracts/events';
import { type InferOutput, literal, looseObject, optional, pipe, regex, safeParse, string, variant } from 'valibot';

/**
 * What a frame may say by `postMessage`. `tessera:game-ready` comes from a game that shows itself, `tessera:balance-changed` from
 * one that settled a stake, `tessera:bet-requested` from one in which the player pressed a bet; `tessera:game-returned` from the site's own `/game-return` page, which the provider sends the frame
 * back to.
 */
const gameMessageSchema = variant('type', [
  looseObject({ type: literal('tessera:game-ready') }),
  looseObject({ type: literal('tessera:game-returned') }),
  looseObject({
    type: literal('tessera:balance-changed'),
    currency: optional(pipe(string(), regex(/^[A-Z0-9]{2,10}$/))),
  }),
  looseObject({ type: literal('tessera:bet-requested'), bet: pipe(string(), regex(betIdPattern)) }),
]);

/** See {@link gameMessageSchema}. */
export type GameMessage = InferOutput<typeof gameMessageSchema>;

/** What a frame is told when money moved that its game did not move: the game reads the player's balances again. */
export const balanceChangedMessage = { type: 'tessera:balance-changed' } as const satisfies GameMessage;

interface Frame {
  readonly window: Window | null;
  /** Origin of the address that was framed. */
  readonly origin: string;
}

/**
 * Reads a message of the page's `message` event.
 *
 * @returns `undefined` for everything that is not for us: another window, another origin than the kind of message may
 * come from, or another shape
 */
export function readGameMessage(event: MessageEvent, frame: Frame, siteOrigin: string): GameMessage | undefined {
  if (frame.window === null || event.source !== frame.window) return undefined;
  const result = safeParse(gameMessageSchema, event.data);
  if (!result.success) return undefined;
  const allowedOrigin = result.output.type === 'tessera:game-returned' ? siteOrigin : frame.origin;
  return event.origin === allowedOrigin ? result.output : undefined;
}
