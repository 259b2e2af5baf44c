import { recordIdPattern } from '@tessera/shared-contracts/events';
import { stakeRefusalSchema } from '@tessera/shared-contracts/extensions';
import {
  boolean,
  type InferOutput,
  literal,
  looseObject,
  optional,
  pipe,
  regex,
  safeParse,
  string,
  variant,
} from 'valibot';

const currency = pipe(string(), regex(/^[A-Z0-9]{2,10}$/));

/**
 * Messages that a frame may post. A game posts `tessera:game-ready` once it shows something, `tessera:balance-changed`
 * after it settled a stake, `tessera:bet-requested` when the player pressed a bet, and `tessera:verification-requested`
 * when the player wants to verify a round, with the query of the verifier's address; `tessera:currency-changed` with the
 * currency that it starts in, and with another once the player picked it; `tessera:deposit-requested` and
 * `tessera:fun-play-requested` when the player wants to go on with an empty balance; `tessera:stake-refused` with the limit or the
 * end of the break that refused a stake, which the site says in its place. The site's own `/game-return` page, to which the
 * provider sends the frame back, posts `tessera:game-returned`.
 */
const gameMessageSchema = variant('type', [
  looseObject({ type: literal('tessera:game-ready') }),
  looseObject({ type: literal('tessera:game-returned') }),
  looseObject({ type: literal('tessera:balance-changed'), currency: optional(currency) }),
  looseObject({ type: literal('tessera:currency-changed'), currency, isPicked: optional(boolean()) }),
  looseObject({ type: literal('tessera:deposit-requested') }),
  looseObject({ type: literal('tessera:fun-play-requested') }),
  looseObject({ type: literal('tessera:stake-refused'), ...stakeRefusalSchema.entries }),
  looseObject({ type: literal('tessera:bet-requested'), bet: pipe(string(), regex(recordIdPattern)) }),
  looseObject({
    type: literal('tessera:verification-requested'),
    search: pipe(string(), regex(/^[\w*.=&%+-]{1,4096}$/)),
  }),
]);

/** See {@link gameMessageSchema}. */
export type GameMessage = InferOutput<typeof gameMessageSchema>;

/** Posted to a frame when the balance changed for a reason other than its game, so that the game refetches balances. */
export const balanceChangedMessage = { type: 'tessera:balance-changed' } as const satisfies GameMessage;

/** Posted to a frame when the player picked another currency in the header, so that the game changes to it. */
export const currencyChangedMessage = (currency: string) =>
  ({ type: 'tessera:currency-changed', currency }) as const satisfies GameMessage;

/** Posted to a frame while a reality check awaits its answer, and once it is answered: the game stakes nothing meanwhile. */
export const playHeldMessage = (isHeld: boolean) => ({ type: 'tessera:play-held', isHeld }) as const;

interface Frame {
  readonly window: Window | null;
  /** Origin of the framed address. */
  readonly origin: string;
}

/**
 * Parses the message of a `message` event.
 *
 * @returns `undefined` for messages that must be ignored: from another window, from an origin that may not send this
 * kind of message, or of another shape
 */
export function readGameMessage(event: MessageEvent, frame: Frame, siteOrigin: string): GameMessage | undefined {
  if (frame.window === null || event.source !== frame.window) return undefined;
  const result = safeParse(gameMessageSchema, event.data);
  if (!result.success) return undefined;
  const allowedOrigin = result.output.type === 'tessera:game-returned' ? siteOrigin : frame.origin;
  return event.origin === allowedOrigin ? result.output : undefined;
}
