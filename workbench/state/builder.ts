import type { Fault, State } from './stateSchema';

/** A call of the provider: one of the contracts (`calls`, `extensionCalls`), or a method with a path in which `*` is any text. */
export interface Call {
  readonly method: string;
  readonly path: string;
}

/** What a state has besides its module, id, title and claims. */
export type Rest = Omit<Partial<State>, 'module' | 'id' | 'title' | 'shows'>;

/** Creates a state from its id, its title, what the page shows in it, and what it needs: a list is its faults. */
export type StateOf = (id: string, title: string, shows: readonly string[], rest?: Rest | readonly Fault[]) => State;

const isFaults = (rest: Rest | readonly Fault[]): rest is readonly Fault[] => Array.isArray(rest);
const fieldsOf = (rest: Rest | readonly Fault[]): Rest => (isFaults(rest) ? { faults: [...rest] } : rest);

/**
 * Creates the states of one module.
 *
 * @param usual what its states have unless they say otherwise; a player's session by default
 */
export const statesOf =
  (module: string, usual: Rest = {}): StateOf =>
  (id, title, shows, rest = {}) => {
    const own = fieldsOf(rest);
    const does = { ...usual.does, ...own.does };
    const claims = Object.keys(does).length > 0 && { does };
    return { session: 'player', ...usual, module, id, title, shows: [...shows], ...own, ...claims };
  };

/** The same states, the first text of which is announced: failures, and what was copied or done. */
export const announcing =
  (state: StateOf): StateOf =>
  (id, title, shows, rest = {}) => {
    const own = fieldsOf(rest);
    return state(id, title, shows, { ...own, does: { announced: shows.slice(0, 1), ...own.does } });
  };

const pathOf = ({ path }: Call) => path.replaceAll(/\{\w+\}/g, '*');

/** The claim, for `does`, that these calls are sent by the last press. */
export const sends = (...calls: readonly Call[]) => ({ calls: calls.map((call) => `${call.method} ${pathOf(call)}`) });

const on = (call: Call, fault: Partial<Fault>): Fault => ({ method: call.method, path: pathOf(call), ...fault });

/** Longer than a state is looked at; the sandbox releases the answer when the next state is opened. */
const heldMs = 600_000;

/** The provider answers a call with this body. */
export const answered = (call: Call, body: unknown): Fault => on(call, { status: 200, body });
/** The provider refuses a call, or fails, with its message or without one. */
export const refused = (call: Call, message?: string, status = 400, more: object = {}): Fault =>
  on(call, { status, body: { ...(message !== undefined && { message }), ...more } });
/** The provider fails, with its message or without one. */
export const failed = (call: Call, message?: string): Fault => refused(call, message, 503);
/** The provider's answer to a call does not come. */
export const unanswered = (call: Call): Fault => on(call, { delayMs: heldMs });
/** The connection breaks during a call. */
export const dropped = (call: Call): Fault => on(call, { drop: 'before' });
/** Something between page and provider answers a call with its own page. */
export const garbled = (call: Call): Fault => on(call, { status: 200, body: '<!doctype html><title>Proxy</title>' });

/** What the workbench shows in the place of a module that has asked to be closed. */
export const closed = 'The module asked to be closed.';

/** The provider's message in states of failure. */
export const serverMessage = 'The ledger is being serviced.';

/** What a list of failures says of its provider. */
interface FailureWords {
  /** What cannot be shown, such as `Failed to load bets`. */
  readonly title: string;
  /** Who failed: `The server` by default. */
  readonly who?: string;
}

/** The failures of a read, each with its reason beside the title. */
export function readFailures(
  state: StateOf,
  call: Call,
  { title, who = 'The server' }: FailureWords,
): readonly State[] {
  const failing = (id: string, name: string, reason: string, fault: Fault, rest: Rest = {}) =>
    state(id, name, [title, reason], { faults: [fault], ...rest });
  const late = `${who} took too long to answer.`;
  return [
    failing('failed', 'The provider fails and says why', serverMessage, failed(call, serverMessage)),
    failing('failed-silently', 'The provider fails without a reason', 'Try again', refused(call, undefined, 500)),
    failing('refused', 'The provider refuses the call', 'Under review.', refused(call, 'Under review.', 403)),
    failing(
      'unreachable',
      'The connection breaks',
      `${who} could not be reached. Check your connection and try again.`,
      dropped(call),
    ),
    failing('malformed', 'An answer of another shape', `${who} sent an answer that could not be read.`, garbled(call)),
    failing('timed-out', 'No answer for 15 seconds', late, unanswered(call), { steps: [{ see: late }] }),
  ];
}
