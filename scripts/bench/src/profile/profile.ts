import type { Page } from '@playwright/test';
import { viewport } from '../browser';
import { watchQuiet } from '../measure/quiet';
import { type MeasuredRoute, measuredRoutes } from '../measure/routes';
import { type BenchSession, withSession } from '../measure/session';
import type { TraceEvent } from '../measure/traceEvents';
import { cpuSlowdown } from '../network/networks';
import type { BenchOptions } from '../options';
import { beginRun } from '../report/environment';
import { createProgress } from '../report/progress';
import { textTable } from '../report/textTable';
import { usualResults, writeResult } from '../report/writeResult';
import { median } from '../statistics/spread';
import { type MainThreadWork, mainThreadWork, profiledCategories, workKinds } from './mainThread';
import { type CpuProfile, type ScriptShares, scriptShares } from './scriptShares';
import { buildSourceMaps, type SourceOf } from './sources';

/** Sources that are named in the results, those that take longest. */
const namedModules = 40;

/** Work of the first load of a route: medians of its visits, in milliseconds of the processor. */
export interface RouteProfile extends MainThreadWork {
  readonly route: string;
  readonly visits: number;
  /** Time in scripts by package and by module: their shares, from one visit more for each with the profiler on. */
  readonly packages: Readonly<Record<string, number>>;
  readonly modules: Readonly<Record<string, number>>;
}

const usualRoutes: readonly string[] = ['home', 'games', 'transactions', 'settings'];
const usualVisits = 5;

/** `npm run bench -- profile`: what the main thread does during a first visit, by kind of work, package and module. */
export async function profile(options: BenchOptions): Promise<void> {
  const environment = beginRun();
  const routes = measuredRoutes.filter(({ name }) => (options.routes ?? usualRoutes).includes(name));
  const visitsOfEach = options.pairs ?? usualVisits;
  const sourceOf = await buildSourceMaps();
  await withSession(['composed'], async (session) => {
    const progress = createProgress(routes.length * visitsOfEach, (line) => console.log(line));
    const works = new Map<string, { readonly work: MainThreadWork; readonly shares: ScriptShares }[]>();
    for (let round = 0; round < visitsOfEach; round += 1) {
      for (const route of routes) {
        const visits = works.get(route.name) ?? [];
        works.set(route.name, visits);
        visits.push({
          work: await visitRoute(session, route, traced),
          shares: await visitRoute(session, route, (page, load) => profiled(page, load, sourceOf)),
        });
        progress.step(route.label);
      }
    }
    const results = routes.map(({ name }) => summarise(name, works.get(name) ?? []));
    print(results);
    const { browserVersion } = session;
    await writeResult(options.out ?? usualResults, 'profile.json', { ...environment, browserVersion, routes: results });
  });
}

type Measure<Result> = (page: Page, load: () => Promise<void>) => Promise<Result>;

/** Opens a route as a first visit does, and measures until the page is quiet. */
async function visitRoute<Result>(session: BenchSession, route: MeasuredRoute, measure: Measure<Result>) {
  const context = await session.openContext({ isSignedIn: route.isSignedIn, viewport });
  try {
    const page = await context.newPage();
    const untilQuiet = watchQuiet(page);
    return await measure(page, async () => {
      await page.goto(`${session.sites.originOf('composed')}${route.path}`);
      await untilQuiet();
    });
  } finally {
    await context.close();
  }
}

const traced: Measure<MainThreadWork> = async (page, load) => {
  const browser = page.context().browser();
  if (browser === null) throw new Error('Only a page of a launched browser can be traced.');
  await browser.startTracing(page, { categories: profiledCategories });
  await load();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  return mainThreadWork(traceEvents, cpuSlowdown);
};

async function profiled(page: Page, load: () => Promise<void>, sourceOf: SourceOf): Promise<ScriptShares> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 250 });
  await session.send('Profiler.start');
  await load();
  const { profile: taken } = await session.send('Profiler.stop');
  return scriptShares(taken as CpuProfile, sourceOf);
}

function summarise(
  route: string,
  visits: readonly { readonly work: MainThreadWork; readonly shares: ScriptShares }[],
): RouteProfile {
  const of = (read: (work: MainThreadWork) => number) => median(visits.map(({ work }) => read(work)));
  const scriptMs = of(({ kinds }) => kinds.evaluate + kinds.run);
  const timesOf = (kind: keyof ScriptShares, limit: number) => {
    const names = new Set(visits.flatMap(({ shares }) => Object.keys(shares[kind])));
    const sums = [...names].map((name) => {
      const sum = visits.reduce((total, { shares }) => total + (shares[kind][name] ?? 0), 0);
      return [name, (sum / visits.length) * scriptMs] as const;
    });
    return Object.fromEntries(sums.sort(([, one], [, other]) => other - one).slice(0, limit));
  };
  return {
    route,
    visits: visits.length,
    kinds: Object.fromEntries(workKinds.map((kind) => [kind, of((work) => work.kinds[kind])])) as RouteProfile['kinds'],
    totalMs: of((work) => work.totalMs),
    longestTaskMs: of((work) => work.longestTaskMs),
    blockingMs: of((work) => work.blockingMs),
    totalBlockingMs: of((work) => work.totalBlockingMs),
    longTasks: visits[0]?.work.longTasks ?? [],
    packages: timesOf('packages', namedModules),
    modules: timesOf('modules', namedModules),
  };
}

function print(results: readonly RouteProfile[]): void {
  const ms = (value: number) => `${Math.round(value)} ms`;
  const labelOf = (name: string) => measuredRoutes.find((route) => route.name === name)?.label ?? name;
  const rows = results.map(({ route, kinds, totalMs, longestTaskMs, blockingMs, totalBlockingMs }) => [
    labelOf(route),
    ...workKinds.map((kind) => ms(kinds[kind])),
    ...[totalMs, longestTaskMs, blockingMs, totalBlockingMs].map(ms),
  ]);
  const columns = ['', ...workKinds, 'total', 'longest task', 'blocking', 'blocking after first paint'];
  console.log(`\n${textTable(columns, rows)}\n`);
  for (const { route, packages, modules, longTasks } of results) {
    for (const { ms: time, kinds, scripts } of longTasks) {
      const parts = Object.entries(kinds).map(([kind, part]) => `${kind} ${ms(part)}`);
      console.log(`${labelOf(route)}: ${ms(time)}: ${parts.join(', ')}; ${scripts.join(', ')}`);
    }
    for (const times of [packages, modules]) {
      const lines = Object.entries(times).slice(0, 20);
      console.log(
        `${textTable(
          [labelOf(route), ''],
          lines.map(([name, time]) => [name, ms(time)]),
        )}\n`,
      );
    }
  }
}
