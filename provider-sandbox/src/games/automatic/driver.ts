import type { FastifyReply, FastifyRequest } from 'fastify';
import { createEventStream } from '../../http/events';
import { HttpError } from '../../http/httpError';
import type { Sandbox } from '../../sandbox';
import { automaticMessages as words } from './automatic.messages';
import { readBets, settleBets } from './bets';
import { msToNextLook } from './clock';
import { type AutomaticRound, readNewest, takeStep } from './rounds';
import { describeTable, eventIdOf, isOver, type Table } from './table';

/** Rounds that are shown: the one that is on, and results. */
const shownRounds = 21;
/** How often watchers hear of new bets. */
const betsEveryMs = 500;
/** How long after a failure, as of the database, the clock is looked at again. */
const afterFailureMs = 1_000;

/** Keeps the rounds going and tells everybody who watches. */
export interface Driver {
  /** Goes on with what the process before left open. */
  start(): void;
  /** Begins a round to bet on when the clock is at rest. */
  wake(): Promise<void>;
  /** @throws HttpError 503 when there are too many watchers */
  watch(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  close(): Promise<void>;
}

export function createDriver(sandbox: Sandbox): Driver {
  const stream = createEventStream({ limits: sandbox.config.watcherLimits });
  /** What was told last. */
  let shown: { readonly round: AutomaticRound; readonly table: Table } | undefined;
  let isFirstLook = true;
  let isClosed = false;
  /** None while the clock is at rest. */
  let nextLook: NodeJS.Timeout | undefined;
  /** There is one look at a time. */
  let looking: Promise<void> = Promise.resolve();
  let waking: Promise<void> | undefined;

  /** Takes steps until none is due. @param isWanted whether somebody waits for a round who does not watch yet */
  async function look(isWanted: boolean): Promise<void> {
    clearTimeout(nextLook);
    nextLook = undefined;
    while (!isClosed) {
      const isWatched = isWanted || stream.watchers > 0;
      const { round, step } = await takeStep(sandbox, { isWatched, isFirstLook });
      isFirstLook = false;
      if (round !== undefined && (step !== undefined || !isShown(round))) await tellRound();
      if (round?.phase === 'broken') await settleBets(sandbox, round);
      else if (step === undefined) return plan(round);
    }
  }

  const isShown = (round: AutomaticRound): boolean =>
    shown !== undefined && eventIdOf(shown.round) === eventIdOf(round);

  function plan(round: AutomaticRound | undefined): void {
    const isWatched = stream.watchers > 0;
    const ms = msToNextLook(round, sandbox.now(), isWatched);
    const isBetting = round?.phase === 'betting' && isWatched;
    if (ms !== undefined) lookIn(isBetting ? Math.min(ms, betsEveryMs) : ms);
  }
  function lookIn(ms: number): void {
    if (!isClosed) nextLook = setTimeout(() => void lookNow(false), ms);
  }

  function lookNow(isWanted: boolean): Promise<void> {
    looking = looking
      .then(() => look(isWanted))
      .then(tellBets)
      .catch((error: unknown) => {
        if (isClosed) return;
        console.error('The clock of Automatic could not move on.', error);
        lookIn(afterFailureMs);
      });
    return looking;
  }

  async function tellRound(): Promise<void> {
    const [round, ...before] = await readNewest(sandbox.database, shownRounds);
    if (round === undefined) return;
    const last = shown?.round;
    const table = await describeTable(sandbox, [round, ...before]);
    shown = { round, table };
    // Another process moved the clock on, and perhaps a result was never told here.
    const isGap = last !== undefined && round.number > last.number + (isOver(last) ? 1 : 0);
    if (isGap) stream.forget();
    const { now, bets } = table;
    const id = eventIdOf(round);
    if (isGap) stream.publish({ name: 'snapshot', id, data: table });
    else stream.publish({ name: 'round', id, data: { now, round: table.round, bets } });
  }

  async function tellBets(): Promise<void> {
    if (shown?.round.phase !== 'betting' || stream.watchers === 0) return;
    const { round, table } = shown;
    const bets = await readBets(sandbox.database, round);
    if (bets.count === table.bets.count) return;
    shown = { round, table: { ...table, bets } };
    stream.publish({ name: 'bets', data: { number: round.number, bets } });
  }

  /** All who come at the same moment wait for the same look. */
  async function wake(): Promise<void> {
    if (nextLook !== undefined) return;
    waking ??= lookNow(true).finally(() => {
      waking = undefined;
    });
    await waking;
  }

  return {
    start: () => void lookNow(false),
    wake,
    async watch(request, reply) {
      await wake();
      if (shown === undefined) throw new HttpError(503, words.noRound);
      const { round, table } = shown;
      const now = sandbox.now().toISOString();
      stream.watch(request, reply, () => ({ name: 'snapshot', id: eventIdOf(round), data: { ...table, now } }));
      // With nobody there, the clock came to rest or looks only at the end of the phase.
      if (stream.watchers === 1) void lookNow(false);
    },
    async close() {
      isClosed = true;
      clearTimeout(nextLook);
      stream.close();
      await looking;
    },
  };
}
