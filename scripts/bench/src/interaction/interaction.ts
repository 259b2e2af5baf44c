import pc from 'picocolors';
import { viewport } from '../browser';
import { answerLongList } from '../measure/longLists';
import { watchQuiet } from '../measure/quiet';
import { type BenchSession, slowDown, withSession } from '../measure/session';
import { type BenchOptions, usualPairs } from '../options';
import { beginRun } from '../report/environment';
import { createProgress } from '../report/progress';
import { textTable } from '../report/textTable';
import { usualResults, writeResult } from '../report/writeResult';
import { quantile } from '../statistics/spread';
import { isWhole, type VariantName } from '../variants/variant';
import { type Action, actions as allActions } from './actions';
import { timeInput, watchEvents } from './eventTimes';
import { measureShifts, type ShiftResult } from './shifts';

/** Limit for the time from an input to the next paint. */
const limitMs = 100;

/** One action of one variant, timed. */
export interface ActionResult {
  readonly variant: VariantName;
  readonly action: string;
  readonly times: number;
  readonly medianMs: number;
  /** 75th percentile, by which Web Vitals are judged. */
  readonly upperQuartileMs: number;
  readonly longestMs: number;
}

/** `npm run bench -- interaction`: how fast pages respond to the most common actions, and how much they shift while loading. */
export async function interaction(options: BenchOptions): Promise<void> {
  const variants = options.variants.filter((variant) => variant !== 'default-federation' && isWhole(variant));
  const environment = beginRun();
  const actions = allActions.filter(({ name }) => options.actions.includes(name));
  await withSession(variants, async (session) => {
    const progress = createProgress(actions.length * variants.length, (line) => console.log(line));
    const results: ActionResult[] = [];
    for (const action of actions) {
      for (const variant of variants) {
        const durations = await timeAction(session, variant, action, options.pairs ?? usualPairs);
        results.push({
          variant,
          action: action.name,
          times: durations.length,
          medianMs: quantile(durations, 0.5),
          upperQuartileMs: quantile(durations, 0.75),
          longestMs: Math.max(...durations),
        });
        progress.step(`${action.label}: ${variant}`);
      }
    }
    const hasShifts = variants.includes('composed') && actions.length === allActions.length;
    if (hasShifts) await answerLongList(session.sites.sandboxOrigin, undefined);
    const shifts = hasShifts ? await measureShifts(session) : [];
    print(results, shifts);
    await writeResult(options.out ?? usualResults, 'interaction.json', {
      ...environment,
      browserVersion: session.browserVersion,
      limitMs,
      actions: results,
      shifts,
    });
  });
}

async function timeAction(
  { sites, openContext }: BenchSession,
  variant: VariantName,
  action: Action,
  times: number,
): Promise<readonly number[]> {
  await answerLongList(sites.sandboxOrigin, action.longList);
  const context = await openContext({ isSignedIn: action.isSignedIn, viewport });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await watchEvents(page);
    const untilQuiet = watchQuiet(page);
    await page.goto(`${sites.originOf(variant)}${action.path}`);
    await untilQuiet();
    const durations: number[] = [];
    // The first time loads and compiles what the action shows; players experience that too, so it counts.
    for (let time = 0; time < times; time += 1) {
      durations.push(await timeInput(page, () => action.act(page)));
      await action.undo(page);
      await untilQuiet();
    }
    return durations;
  } finally {
    await context.close();
  }
}

function print(results: readonly ActionResult[], shifts: readonly ShiftResult[]): void {
  const rows = results.map(({ variant, action, medianMs, upperQuartileMs, longestMs }) => [
    allActions.find(({ name }) => name === action)?.label ?? action,
    variant,
    `${Math.round(medianMs)} ms`,
    `${Math.round(upperQuartileMs)} ms`,
    `${Math.round(longestMs)} ms`,
    upperQuartileMs < limitMs ? pc.green('✓') : pc.red(`✗ ${limitMs} ms`),
  ]);
  console.log(`\n${textTable(['input to next paint', '', 'median', 'three in four', 'longest', ''], rows)}`);
  const moved = shifts.filter(({ layoutShift }) => layoutShift >= 0.005);
  if (shifts.length === 0) return;
  console.log(`\nLayout shift with remotes late: 0.00 on ${shifts.length - moved.length} of ${shifts.length} pages`);
  for (const { path, width, isSignedIn, layoutShift } of moved) {
    console.log(pc.red(`  ${layoutShift.toFixed(3)} on ${path}, ${width} px, ${isSignedIn ? 'player' : 'visitor'}`));
  }
  console.log('');
}
