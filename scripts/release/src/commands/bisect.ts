import { portCount, reasonOf } from '@tessera/platform/project';
import { findFreePorts, readBasePort } from '@tessera/platform/project/ports';
import { askPerson } from '../bisect/askPerson';
import { runTest } from '../bisect/runTest';
import { type Answer, nextOf } from '../bisect/search';
import { obstacleOf, revisionOf, type SiteState, statesBetween } from '../bisect/states';
import { openStepSite, type StepSite } from '../bisect/stepSite';
import { type Verdict, verdictOf } from '../bisect/verdict';
import { type ReleaseContext, readSite } from '../context';
import { Refused, UsageError } from '../outcome';
import type { SiteReader } from '../site/siteReader';
import type { SiteRegistry } from '../site/siteRegistry';

/** Options of a search. */
export interface BisectOptions {
  /** Revision or ISO time at which the site was good. */
  readonly good: string;
  /** Likewise where it was bad; by default, the newest revision. */
  readonly bad: string | undefined;
  /** Command that tests each state, in place of a person. */
  readonly run: string | undefined;
  /** Origin of the API, in place of a provider sandbox. */
  readonly api: string | undefined;
  /** Where the command runs. */
  readonly folder: string;
}

const defaultPort = 4400;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * `bisect`: finds the release that broke the site between two revisions. Each step shows the releases that were live
 * together at one revision, at an address of this machine, to a person or a command. Changes nothing in the site.
 */
export async function bisect(context: ReleaseContext, options: BisectOptions): Promise<void> {
  const { print } = context;
  const site = await readSite(context);
  const [registry, history] = [await site.registry(), await site.history()];
  const good = revisionOf(options.good, 'good', history);
  const bad = revisionOf(options.bad ?? String(registry.revision), 'bad', history);
  if (good >= bad)
    throw new UsageError(`The good revision has to be before the bad one: ${good} is not before ${bad}.`);
  const states = statesBetween(history, good, bad);
  if (states.length === 0) throw new Refused(`No live release changed after revision ${good} up to ${bad}.`);
  print(`Will search ${states.length - 1} changes of live releases, after revision ${good} up to ${bad}.`);
  if (context.isDryRun) {
    for (const { change } of states) if (change !== undefined) print(`  ${change.revision}  ${change.summary}`);
    return;
  }
  if (options.run === undefined && !process.stdin.isTTY) {
    throw new UsageError('Nobody can answer here: run it in a terminal, or name a test of each state with --run.');
  }
  const verdict = await search(context, options, { site, registry, states });
  if (!verdict.isFound) throw new Refused(verdict.lines.join('\n'));
  for (const line of verdict.lines) print(line);
}

interface Searched {
  readonly site: SiteReader;
  readonly registry: SiteRegistry;
  readonly states: readonly SiteState[];
}

/** Searches in a site that is served meanwhile; a signal ends it. */
async function search({ print }: ReleaseContext, options: BisectOptions, searched: Searched): Promise<Verdict> {
  const { site, registry } = searched;
  const { run, api, folder } = options;
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const name of signals) process.once(name, stop);
  let shown: StepSite | undefined;
  try {
    const basePort = process.env.PORT ? readBasePort() : await findFreePorts(portCount, defaultPort);
    shown = await openStepSite({ site, registry, basePort, api, print });
    const { origin } = shown;
    return await tryStates(searched, shown, print, () => {
      stopping.signal.throwIfAborted();
      return run === undefined ? askPerson(stopping) : runTest(run, origin, folder);
    });
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    throw new Refused('Stopped. To go on, name the revisions of the last step: --good, --bad.');
  } finally {
    await shown?.close();
    for (const name of signals) process.off(name, stop);
  }
}

/** Shows one state after another until the answers leave one change. */
async function tryStates(
  { states, registry }: Searched,
  shown: StepSite,
  print: ReleaseContext['print'],
  judge: () => Promise<Answer>,
): Promise<Verdict> {
  const changing = new Set(states.map(({ change }) => change?.app));
  const answers = new Map<number, Answer>();
  const skip = (index: number, reason: string) => {
    print(`Revision ${states[index]?.revision} is skipped: ${reason}.`);
    answers.set(index, 'skip');
  };
  for (const [index, state] of states.entries()) {
    const obstacle = obstacleOf(state, registry);
    if (obstacle !== undefined) skip(index, obstacle);
  }
  let step = 0;
  for (;;) {
    const next = nextOf(states.length - 1, answers);
    if (next.kind !== 'try') {
      const { isFound, lines } = verdictOf(next, states, registry);
      return { isFound, lines: [...lines, `Tried ${step} ${step === 1 ? 'state' : 'states'} of the site.`] };
    }
    const state = states[next.state] as SiteState;
    try {
      await shown.show(state);
    } catch (error) {
      skip(next.state, reasonOf(error));
      continue;
    }
    step += 1;
    const left = next.stepsLeft === 0 ? '' : `, about ${next.stepsLeft} more`;
    const [good, bad] = [states[next.good]?.revision, states[next.bad]?.revision];
    const releases = Object.entries(state.live).filter(([app]) => changing.has(app));
    print(`Step ${step}${left} (good ${good}, bad ${bad}): ${shown.origin}`);
    print(`  Revision ${state.revision}: ${releases.map((release) => release.join(' ')).join(', ')}`);
    const answer = await judge();
    answers.set(next.state, answer);
    print(`Revision ${state.revision} is ${answer === 'skip' ? 'skipped' : answer}.`);
  }
}
