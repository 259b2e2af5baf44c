import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findFreePorts } from '@tessera/project/ports';
import { ensureChromium } from '@tessera/tooling/chromium';
import runLighthouse, { desktopConfig } from 'lighthouse';
import { commonArguments } from '../browser';
import { signedInState } from '../measure/player';
import { type MeasuredRoute, measuredRoutes } from '../measure/routes';
import type { BenchOptions } from '../options';
import { beginRun } from '../report/environment';
import { createProgress } from '../report/progress';
import { textTable } from '../report/textTable';
import { usualResults, writeResult } from '../report/writeResult';
import { type MeasuredSites, serveVariants } from '../site';
import { median } from '../statistics/spread';
import {
  audits,
  categories,
  type FormFactor,
  formFactors,
  type LighthouseResult,
  lighthouseCells,
  lighthouseColumns,
  type Measures,
} from './columns';

interface Run {
  readonly measures: Measures;
  readonly failed: readonly string[];
}

const usualRoutes: readonly string[] = [
  'home',
  'games',
  'transactions',
  'settings',
  'game',
  'promotions',
  'provably-fair',
];
const usualRuns = 5;
/**
 * Longest time that a page is watched, in milliseconds. Pages of players are never without a request, as the stream of their events stays
 * open: Lighthouse would watch each for 45 seconds.
 */
const maxWaitForLoad = 15_000;
/** Port from which a run searches for a free one, for the browser's debugger. */
const firstPort = 4_900;

/** `npm run bench -- lighthouse`: scores of Lighthouse over TLS and HTTP/2, each run in a browser with an empty cache. */
export async function lighthouse(options: BenchOptions): Promise<void> {
  const environment = beginRun();
  const routes = measuredRoutes.filter(({ name }) => (options.routes ?? usualRoutes).includes(name));
  const runs = options.pairs ?? usualRuns;
  const sites = await serveVariants(['composed'], false);
  const results: LighthouseResult[] = [];
  try {
    const progress = createProgress(routes.length * formFactors.length * runs, (line) => console.log(line));
    for (const route of routes) {
      for (const formFactor of formFactors) {
        const taken: Run[] = [];
        for (let run = 0; run < runs; run += 1) {
          taken.push(await runOnce(sites, route, formFactor));
          progress.step(`${route.label}, ${formFactor}`);
        }
        results.push(summarise(route.name, formFactor, taken));
      }
    }
  } finally {
    await sites.close();
  }
  print(results);
  await writeResult(options.out ?? usualResults, 'lighthouse.json', { ...environment, results });
}

async function runOnce(sites: MeasuredSites, route: MeasuredRoute, formFactor: FormFactor): Promise<Run> {
  const origin = sites.originOf('composed');
  const port = await findFreePorts(1, firstPort);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-lighthouse-'));
  // Lighthouse opens its page in the browser's own context, which only a persistent one gives access to.
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: ensureChromium(),
    args: [...commonArguments(sites.publicKeyHash), `--remote-debugging-port=${port}`],
  });
  try {
    if (route.isSignedIn) {
      const { cookies, origins } = await signedInState(sites.sandboxOrigin, [origin]);
      await context.addCookies(cookies);
      const page = await context.newPage();
      // Without the site's scripts, which stay out of the cache.
      const empty = `${origin}/empty`;
      await page.route(empty, (request) => request.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
      await page.goto(empty);
      const entries = origins.flatMap(({ localStorage }) => localStorage);
      await page.evaluate((all) => {
        for (const { name, value } of all) localStorage.setItem(name, value);
      }, entries);
      await page.close();
    }
    const result = await runLighthouse(
      `${origin}${route.path}`,
      { port, disableStorageReset: true, maxWaitForLoad, onlyCategories: [...categories], logLevel: 'error' },
      formFactor === 'desktop' ? desktopConfig : undefined,
    );
    if (result === undefined) throw new Error(`Lighthouse measured nothing on ${route.label}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`Lighthouse failed on ${route.label}: ${lhr.runtimeError.message}`);
    const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100)]);
    const values = Object.entries(audits).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? Number.NaN]);
    const failed = categories.flatMap((name) =>
      (lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    );
    return { measures: Object.fromEntries([...scores, ...values]) as Measures, failed };
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function summarise(route: string, formFactor: FormFactor, runs: readonly Run[]): LighthouseResult {
  const names = [...categories, ...(Object.keys(audits) as (keyof typeof audits)[])];
  const medians = names.map((name) => [name, median(runs.map(({ measures }) => measures[name]))]);
  const failed = [...new Set(runs.flatMap((run) => run.failed))];
  return { route, formFactor, runs: runs.length, ...(Object.fromEntries(medians) as Measures), failed };
}

function print(results: readonly LighthouseResult[]): void {
  const rows = results.map((result) => {
    const label = measuredRoutes.find(({ name }) => name === result.route)?.label ?? result.route;
    return [`${label}, ${result.formFactor}`, ...lighthouseCells(result)];
  });
  console.log(`\n${textTable(['', ...lighthouseColumns], rows)}\n`);
  for (const { route, formFactor, failed } of results) {
    if (failed.length > 0) console.log(`${route}, ${formFactor}: below 90: ${failed.join(', ')}`);
  }
}
