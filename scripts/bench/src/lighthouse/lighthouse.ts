import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findFreePorts } from '@tessera/platform/project/ports';
import { chromiumSandbox, ensureChromium } from '@tessera/tooling/chromium';
import runLighthouse, { desktopConfig, type Result } from 'lighthouse';
import { median } from 'simple-statistics';
import { commonArguments } from '../browser';
import { signedInState } from '../measure/player';
import { type MeasuredRoute, measuredRoutes } from '../measure/routes';
import type { BenchOptions } from '../options';
import { printTable } from '../printTable';
import { type MeasuredSite, serveVariants } from '../site';

const usualRoutes = ['home', 'games', 'transactions', 'settings', 'game', 'promotions', 'provably-fair'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = ['largest-contentful-paint', 'total-blocking-time'];
/**
 * Longest time that a page is watched, in milliseconds. Pages of players are never idle, since their event stream
 * stays open: Lighthouse would watch each for 45 seconds.
 */
const maxWaitForLoad = 15_000;
/** Port from which a run searches for a free one, for the browser's debugger. */
const firstPort = 4_900;

/** `npm run bench -- lighthouse`: scores of Lighthouse over TLS and HTTP/2, each run in a browser with an empty cache. */
export async function lighthouse(options: BenchOptions): Promise<void> {
  const routes = measuredRoutes.filter(({ name }) => (options.routes ?? usualRoutes).includes(name));
  const { sites, publicKeyHash, close } = await serveVariants(['composed']);
  const rows: string[][] = [];
  try {
    for (const route of routes) {
      for (const formFactor of ['mobile', 'desktop'] as const) {
        const results: Result[] = [];
        for (let run = 0; run < options.pairs; run += 1) {
          console.log(`${route.label}, ${formFactor}, run ${run + 1} of ${options.pairs}`);
          for (const site of sites) results.push(await runOnce(site, publicKeyHash, route, formFactor === 'desktop'));
        }
        rows.push([route.label, formFactor, ...cellsOf(results)]);
      }
    }
  } finally {
    await close();
  }
  printTable(['page', '', ...categories, 'largest paint', 'blocking', 'below 90'], rows);
}

async function runOnce(site: MeasuredSite, publicKeyHash: string, route: MeasuredRoute, isDesktop: boolean) {
  const port = await findFreePorts(1, firstPort);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-lighthouse-'));
  // Lighthouse opens its page in the browser's own context, which only a persistent one gives access to.
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: ensureChromium(),
    chromiumSandbox,
    args: [...commonArguments(publicKeyHash), `--remote-debugging-port=${port}`],
  });
  try {
    if (route.isSignedIn) {
      const { cookies, origins } = await signedInState(site);
      await context.addCookies(cookies);
      const page = await context.newPage();
      // Without the site's scripts, which stay out of the cache.
      const empty = `${site.origin}/empty`;
      await page.route(empty, (request) => request.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
      await page.goto(empty);
      await page.evaluate(
        (entries) => {
          for (const { name, value } of entries) localStorage.setItem(name, value);
        },
        origins.flatMap(({ localStorage }) => localStorage),
      );
      await page.close();
    }
    const result = await runLighthouse(
      `${site.origin}${route.path}`,
      { port, disableStorageReset: true, maxWaitForLoad, onlyCategories: categories, logLevel: 'error' },
      isDesktop ? desktopConfig : undefined,
    );
    if (result === undefined) throw new Error(`Lighthouse measured nothing on ${route.label}.`);
    if (result.lhr.runtimeError) throw new Error(`Lighthouse failed: ${result.lhr.runtimeError.message}`);
    return result.lhr;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Medians of one route's runs, and the audits below 90 in any of them that count in a score. */
function cellsOf(results: readonly Result[]): readonly string[] {
  const medianOf = (read: (result: Result) => number | null | undefined) =>
    Math.round(median(results.map((result) => read(result) ?? Number.NaN)));
  const failed = results.flatMap((result) =>
    categories
      .flatMap((name) => result.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return [
    ...categories.map((name) => String(medianOf((result) => (result.categories[name]?.score ?? Number.NaN) * 100))),
    ...audits.map((id) => `${medianOf((result) => result.audits[id]?.numericValue)} ms`),
    [...new Set(failed)].join(', '),
  ];
}
