import type { State } from '@tessera/workbench/state';

/** A fault of the provider sandbox. */
export type Fault = NonNullable<State['faults']>[number];

type Call = Pick<Fault, 'method' | 'path'>;

/** Creates the states of one module; they are a player's unless they say otherwise. */
export const statesOf =
  (module: string) =>
  (
    id: string,
    title: string,
    shows: readonly string[],
    more: Omit<Partial<State>, 'module' | 'id' | 'title' | 'shows'> = {},
  ): State => ({ module, id, title, shows: [...shows], session: 'player', ...more });

/** A call answered with a body. */
export const answered = (call: Call, body: object): Fault => ({ ...call, status: 200, body });

/** A call that is answered when the faults are cleared. */
export const unanswered = (call: Call): Fault => ({ ...call, delayMs: 600_000 });

/** A call refused with the server's message, or without one. */
export const refused = (call: Call, message?: string, status = 500): Fault => ({
  ...call,
  status,
  body: message === undefined ? {} : { message },
});

/** The server's message in states of failure. */
export const serverMessage = 'The ledger is being serviced.';

/** The failures of a list's call, each with the reason that the list shows beside its own title. */
export const listFailures = (state: ReturnType<typeof statesOf>, call: Call, failed: string): State[] => [
  state('failed', 'The provider fails and says why', [failed, serverMessage, 'Try again'], {
    faults: [refused(call, serverMessage)],
  }),
  state('failed-silently', 'The provider fails without a reason', [failed, 'Try again'], { faults: [refused(call)] }),
  state('refused', 'The provider refuses the call', [failed, 'This account is under review.'], {
    faults: [refused(call, 'This account is under review.', 403)],
  }),
  state(
    'unreachable',
    'The connection breaks',
    [failed, 'The server could not be reached. Check your connection and try again.'],
    { faults: [{ ...call, drop: 'before' }] },
  ),
  state('malformed', 'An answer of another shape', [failed, 'The server sent an answer that could not be read.'], {
    faults: [answered(call, { rows: [] })],
  }),
  state('timed-out', 'No answer for 15 seconds', [failed, 'The server took too long to answer.'], {
    faults: [unanswered(call)],
    steps: [{ see: 'The server took too long to answer.' }],
  }),
];
