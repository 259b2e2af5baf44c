import type { Sandbox } from '../../sandbox';
import { readBets } from './bets';
import { phases } from './clock';
import type { AutomaticRound } from './rounds';

/** Whether the result of a round is public. */
export const isOver = ({ phase }: Pick<AutomaticRound, 'phase'>): boolean => phase === 'broken' || phase === 'settled';

/** The public view of a round: before it broke, only the hash of its seed. */
export const describeRound = (round: AutomaticRound) => ({
  number: round.number,
  nonce: round.nonce,
  phase: round.phase,
  startedAt: round.startedAt?.toISOString() ?? null,
  // The end time of a running round would reveal its result.
  endsAt: round.phase === 'running' ? null : round.endsAt.toISOString(),
  result: isOver(round) ? round.result : null,
  serverSeed: isOver(round) ? round.serverSeed : null,
  serverSeedHash: round.serverSeedHash,
  clientSeed: round.clientSeed,
  terminalHash: round.terminalHash,
});

/** The public state: the current round, its bets, and the rounds before it, newest first. */
export async function describeTable(
  sandbox: Sandbox,
  [current, ...before]: readonly [AutomaticRound, ...AutomaticRound[]],
) {
  return {
    now: sandbox.now().toISOString(),
    isFrozen: sandbox.tab?.isFrozen ?? false,
    doublingMs: sandbox.config.automatic.doublingMs,
    round: describeRound(current),
    bets: await readBets(sandbox.database, current),
    results: before.map(describeRound),
  };
}

/** See {@link describeTable}. */
export type Table = Awaited<ReturnType<typeof describeTable>>;

/** Id of an event: `17.2` is the third phase of round 17, the same from every process. */
export const eventIdOf = ({ number, phase }: Pick<AutomaticRound, 'number' | 'phase'>): string =>
  `${number}.${phases.indexOf(phase)}`;
