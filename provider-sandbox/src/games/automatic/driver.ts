import type { FastifyReply, FastifyRequest } from 'fastify';
import { createEventStream } from '../../http/events';
import { HttpError } from '../../http/httpError';
import { describeError } from '../../http/logging';
import type { Sandbox } from '../../sandbox';
import { automaticMessages as words } from './automatic.messages';
import { readBets, settleBets } from './bets';
import { msToNextCheck } from './clock';
import { type AutomaticRound, readNewest, takeStep } from './rounds';
import { describeTable, eventIdOf, isOver, type Table } from './table';

/** Number of rounds shown: the current one and results. */
const shownRounds = 21;
/** How often watchers are notified of new bets. */
const betsEveryMs = 500;
/** Delay of the next check of the clock after a failure, for example of the database. */
const afterFailureMs = 1_000;

/** Runs the rounds and notifies all watchers. */
export interface Driver {
  /** Continues with the round that the previous process left open. */
  start(): void;
  /** Begins a round to bet on if the clock is stopped. */
  wake(): Promise<void>;
  /** @throws HttpError 503 when there are too many watchers */
  watch(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  close(): Promise<void>;
}

export function createDriver(sandbox: Sandbox): Driver {
  const stream = createEventStream({ limits: sandbox.config.watcherLimits });
  /** The last published state. */
  let shown: { readonly round: AutomaticRound; readonly table: Table } | undefined;
  let wasStopped = true;
  let isClosed = false;
  /** Undefined while the clock is stopped. */
  let nextCheck: NodeJS.Timeout | undefined;
  /** The check in progress; there is one at a time. */
  let checking: Promise<void> = Promise.resolve();
  let waking: Promise<void> | undefined;

  /** Takes all due steps. @param isWanted whether a caller that is not a watcher yet waits for a round */
  async function takeDueSteps(isWanted: boolean): Promise<void> {
    clearTimeout(nextCheck);
    nextCheck = undefined;
    while (!isClosed) {
      const isWatched = isWanted || stream.watchers > 0;
      const { round, step } = await takeStep(sandbox, { isWatched, wasStopped });
      wasStopped = false;
      if (round !== undefined && (step !== undefined || !isShown(round))) await publishRound();
      if (round?.phase === 'broken') await settleBets(sandbox, round);
      else if (step === undefined) return plan(round);
    }
  }

  const isShown = (round: AutomaticRound): boolean =>
    shown !== undefined && eventIdOf(shown.round) === eventIdOf(round);

  function plan(round: AutomaticRound | undefined): void {
    const isWatched = stream.watchers > 0;
    const ms = msToNextCheck(round, sandbox.now(), isWatched);
    const isBetting = round?.phase === 'betting' && isWatched;
    if (ms !== undefined) checkIn(isBetting ? Math.min(ms, betsEveryMs) : ms);
  }
  function checkIn(ms: number): void {
    if (!isClosed) nextCheck = setTimeout(() => void checkNow(false), ms);
  }

  function checkNow(isWanted: boolean): Promise<void> {
    checking = checking
      .then(() => takeDueSteps(isWanted))
      .then(publishBets)
      .catch((error: unknown) => {
        if (isClosed) return;
        console.error('The clock of Automatic could not move on.', describeError(error));
        checkIn(afterFailureMs);
      });
    return checking;
  }

  async function publishRound(): Promise<void> {
    const [round, ...before] = await readNewest(sandbox.database, shownRounds);
    if (round === undefined) return;
    const last = shown?.round;
    const table = await describeTable(sandbox, [round, ...before]);
    shown = { round, table };
    // Another process advanced the clock, so a result may never have been published here.
    const isGap = last !== undefined && round.number > last.number + (isOver(last) ? 1 : 0);
    if (isGap) stream.forget();
    const { now, bets } = table;
    const id = eventIdOf(round);
    if (isGap) stream.publish({ name: 'snapshot', id, data: table });
    else stream.publish({ name: 'round', id, data: { now, round: table.round, bets } });
  }

  async function publishBets(): Promise<void> {
    if (shown?.round.phase !== 'betting' || stream.watchers === 0) return;
    const { round, table } = shown;
    const bets = await readBets(sandbox.database, round);
    if (bets.count === table.bets.count) return;
    shown = { round, table: { ...table, bets } };
    stream.publish({ name: 'bets', data: { number: round.number, bets } });
  }

  /** Simultaneous callers wait for the same check. */
  async function wake(): Promise<void> {
    if (nextCheck !== undefined) return;
    waking ??= checkNow(true).finally(() => {
      waking = undefined;
    });
    await waking;
  }

  return {
    start: () => void checkNow(false),
    wake,
    async watch(request, reply) {
      await wake();
      if (shown === undefined) throw new HttpError(503, words.noRound);
      const { round, table } = shown;
      const now = sandbox.now().toISOString();
      stream.watch(request, reply, () => ({ name: 'snapshot', id: eventIdOf(round), data: { ...table, now } }));
      // Without watchers, the clock is stopped or only checked at the end of the phase.
      if (stream.watchers === 1) void checkNow(false);
    },
    async close() {
      isClosed = true;
      clearTimeout(nextCheck);
      stream.close();
      await checking;
    },
  };
}
