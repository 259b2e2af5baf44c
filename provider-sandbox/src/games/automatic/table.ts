import type { Sandbox } from '../../sandbox';
import { readBets } from './bets';
import { phases } from './clock';
import type { AutomaticRound } from './rounds';

/** Whether the result of a round is known to everybody. */
export const isOver = ({ phase }: Pick<AutomaticRound, 'phase'>): boolean => phase === 'broken' || phase === 'settled';

/** What everybody may know of a round: of its seed only the hash, until it broke. */
export const describeRound = (round: AutomaticRound) => ({
  number: round.number,
  nonce: round.nonce,
  phase: round.phase,
  startedAt: round.startedAt?.toISOString() ?? null,
  // The end of a running round would tell its result.
  endsAt: round.phase === 'running' ? null : round.endsAt.toISOString(),
  result: isOver(round) ? round.result : null,
  serverSeed: isOver(round) ? round.serverSeed : null,
  serverSeedHash: round.serverSeedHash,
  clientSeed: round.clientSeed,
  terminalHash: round.terminalHash,
});

/** All that there is to see: the round that is on, its bets, and the rounds before it, newest first. */
export async function describeTable(
  sandbox: Sandbox,
  [current, ...before]: readonly [AutomaticRound, ...AutomaticRound[]],
) {
  return {
    now: sandbox.now().toISOString(),
    doublingMs: sandbox.config.automatic.doublingMs,
    round: describeRound(current),
    bets: await readBets(sandbox.database, current),
    results: before.map(describeRound),
  };
}

/** See {@link describeTable}. */
export type Table = Awaited<ReturnType<typeof describeTable>>;

/** Names an event: `17.2` is the third phase of round 17, whichever process tells of it. */
export const eventIdOf = ({ number, phase }: Pick<AutomaticRound, 'number' | 'phase'>): string =>
  `${number}.${phases.indexOf(phase)}`;
