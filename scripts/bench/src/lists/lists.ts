import { viewport } from '../browser';
import { answerLongList, sendDeposit } from '../measure/longLists';
import { watchQuiet } from '../measure/quiet';
import { type BenchSession, slowDown, withSession } from '../measure/session';
import { type BenchOptions, usualPairs } from '../options';
import { beginRun } from '../report/environment';
import { createProgress } from '../report/progress';
import { textTable } from '../report/textTable';
import { usualResults, writeResult } from '../report/writeResult';
import { createRandom, shuffled } from '../statistics/random';
import { type Spread, spreadOf } from '../statistics/spread';
import { isWhole, type VariantName } from '../variants/variant';
import { compareReaders, type ReaderResult } from './readers/readers';
import { scenes as allScenes, type Scene } from './scenes';
import { measureWork, type Work } from './work';

const measures = [
  ...(['scriptMs', 'layoutMs', 'taskMs', 'longestTaskMs', 'longTasks', 'longestTaskClockMs'] as const),
  ...([
    'longestTaskSinceAnswerMs',
    'longTasksSinceAnswer',
    'longestInputMs',
    'longestFrameMs',
    'droppedFrames',
    'heapMb',
  ] as const),
];
const units: Partial<Record<(typeof measures)[number], string>> = {
  ...{ droppedFrames: '', longTasks: '', longTasksSinceAnswer: '', heapMb: ' MB' },
};

/** Work of one variant in one scene. */
export interface SceneResult {
  readonly variant: VariantName;
  readonly scene: string;
  readonly times: number;
  readonly work: Readonly<Record<(typeof measures)[number], Spread>>;
}

/** `npm run bench -- lists`: the work that long lists cause while they are paged, searched, extended, scrolled and updated. */
export async function lists(options: BenchOptions): Promise<void> {
  const variants = options.variants.filter((variant) => variant !== 'default-federation' && isWhole(variant));
  const random = createRandom(options.seed ?? 1);
  const environment = beginRun();
  const scenes = allScenes.filter(({ name }) => options.scenes.includes(name));
  await withSession(variants, async (session) => {
    const rounds = options.pairs ?? usualPairs;
    const progress = createProgress(scenes.length * rounds * variants.length, (line) => console.log(line));
    const taken: { variant: VariantName; scene: string; work: Work }[] = [];
    const out = options.out ?? usualResults;
    for (let round = 0; round < rounds; round += 1) {
      for (const scene of scenes) {
        for (const variant of shuffled(variants, random)) {
          const { trace, ...work } = await playScene(session, variant, scene);
          taken.push({ variant, scene: scene.name, work });
          if (scene.isTraceKept && variant === 'composed' && round === 0) {
            await writeResult(out, `${scene.name}.trace.json`, JSON.stringify(trace));
          }
          progress.step(`${scene.label}: ${variant}`);
        }
      }
    }
    const results = scenes.flatMap(({ name: scene }) =>
      variants.map((variant): SceneResult => {
        const works = taken.filter((one) => one.scene === scene && one.variant === variant).map(({ work }) => work);
        const spreads = measures.map((measure) => [measure, spreadOf(works.map((work) => work[measure]))]);
        return { variant, scene, times: works.length, work: Object.fromEntries(spreads) };
      }),
    );
    print(results);
    const isLong = scenes.some(({ longList }) => longList === 'history');
    if (isLong) await answerLongList(session.sites.sandboxOrigin, 'history');
    const readers = isLong
      ? await compareReaders(session.browser, session.sites.sandboxOrigin, { times: rounds, random })
      : [];
    printReaders(readers);
    await writeResult(out, 'lists.json', {
      ...environment,
      browserVersion: session.browserVersion,
      scenes: results,
      readers,
    });
  });
}

async function playScene({ sites, openContext }: BenchSession, variant: VariantName, scene: Scene) {
  await answerLongList(sites.sandboxOrigin, scene.longList);
  const context = await openContext({ isSignedIn: true, viewport: scene.viewport ?? viewport });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await slowDown(page);
    const untilQuiet = watchQuiet(page);
    await page.goto(`${sites.originOf(variant)}${scene.path}`);
    await scene.prepare(page);
    await untilQuiet();
    const provider = { sendDeposit: () => sendDeposit(sites.sandboxOrigin) };
    return await measureWork(page, session, () => scene.play(page, provider), scene.answer);
  } finally {
    await context.close();
  }
}

function print(results: readonly SceneResult[]): void {
  const rows = results.map(({ variant, scene, work }) => [
    allScenes.find(({ name }) => name === scene)?.label ?? scene,
    variant,
    ...measures.map((measure) => `${Math.round(work[measure].median)}${units[measure] ?? ' ms'}`),
  ]);
  const tasks = ['main thread', 'longest task', 'tasks over 50 ms', 'longest by the clock'];
  const answered = ['longest since the answer', 'over 50 ms since the answer'];
  const head = [
    '',
    '',
    'script',
    'style and layout',
    ...tasks,
    ...answered,
    'longest input',
    'longest frame',
    'frames dropped',
    'heap',
  ];
  console.log(`\n${textTable(head, rows)}\n`);
}

function printReaders(readers: readonly ReaderResult[]): void {
  const [first] = readers;
  if (first === undefined) return;
  const names = Object.keys(first.work) as (keyof typeof first.work)[];
  const rows = readers.map(({ reader, work }) => [
    reader,
    ...names.map((name) => String(Math.round(work[name].median))),
  ]);
  console.log(`${textTable(['', ...names], rows)}\n`);
}
