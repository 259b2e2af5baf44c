import type { State } from '@tessera/workbench/state';

/** A fault of the provider sandbox. */
export type Fault = NonNullable<State['faults']>[number];

type Call = Pick<Fault, 'method' | 'path'>;
type Rest = Omit<Partial<State>, 'module' | 'id' | 'title' | 'shows'>;

/**
 * Creates the states of one module.
 *
 * @param usual what its states have unless they say otherwise
 */
export const statesOf =
  (module: string, usual: Pick<State, 'session'> & Rest) =>
  (id: string, title: string, shows: readonly string[], more: Rest = {}): State => ({
    module,
    id,
    title,
    shows: [...shows],
    ...usual,
    ...more,
  });

/** A call answered with a body. */
export const answered = (call: Call, body: unknown): Fault => ({ ...call, status: 200, body });

/** A call that is answered when the faults are cleared. */
export const unanswered = (call: Call): Fault => ({ ...call, delayMs: 600_000 });

/** A call refused with the server's message, or without one. */
export const refused = (call: Call, message?: string, status = 500): Fault => ({
  ...call,
  status,
  body: message === undefined ? {} : { message },
});

/** A call whose connection breaks. */
export const dropped = (call: Call): Fault => ({ ...call, drop: 'before' });

/** The server's message in states of failure. */
export const serverMessage = 'The ledger is being serviced.';

/** The call for the list of games. */
export const listCall = { method: 'GET', path: '/wallet-service/api/games' } as const;

/** The provider lists these games. */
export const listed = (items: readonly unknown[]): Fault[] => [answered(listCall, { games: { items } })];

const listFailed = 'Failed to load games list';

/** The failures of the list of games, each with the reason beside its title. */
export const listFailures = (state: ReturnType<typeof statesOf>): State[] => [
  state('failed', 'Failed', [listFailed, 'Try again'], { faults: [refused(listCall)] }),
  state('failed-with-message', 'Failed, with the server’s message', [listFailed, 'Games are being updated.'], {
    faults: [refused(listCall, 'Games are being updated.', 503)],
  }),
  state(
    'unreachable',
    'Provider unreachable',
    [listFailed, 'The game server could not be reached. Check your connection and try again.'],
    { faults: [dropped(listCall)] },
  ),
  state(
    'malformed',
    'An answer of another shape',
    [listFailed, 'The game server sent an answer that could not be read.'],
    {
      faults: [answered(listCall, { games: 'Keno' })],
    },
  ),
  state('timed-out', 'No answer for 15 seconds', [listFailed, 'The game server took too long to answer.'], {
    faults: [unanswered(listCall)],
    steps: [{ see: 'The game server took too long to answer.' }],
  }),
];
