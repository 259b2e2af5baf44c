import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Network } from '../options';
import { watchQuiet } from './quiet';
import { type Recording, record } from './recorder';
import { countBytes, fetchedTwice, type TimedRequest } from './requests';
import type { MeasuredRoute } from './routes';

/** Results of one visit. Times are in milliseconds since the navigation or, if something was pressed, since the press. */
export interface Sample {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly visibleMs: number;
  readonly readyMs: number;
  readonly layoutShift: number;
  /** What long tasks take beyond 50 ms each. */
  readonly blockingMs: number;
  readonly requests: number;
  readonly bytes: ReturnType<typeof countBytes>;
}

/** Where and how a page is visited. */
export interface VisitOptions {
  readonly context: BrowserContext;
  readonly origin: string;
  readonly route: MeasuredRoute;
  /** The browser's own throttling. */
  readonly throttle: Network & { readonly cpu: number };
}

const timeoutMs = 90_000;

async function slowDown(session: CDPSession, { cpu, rttMs, bytesPerSecond }: VisitOptions['throttle']): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: rttMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Waits in the page: polling would take the page's time. */
async function untilReady(page: Page): Promise<void> {
  const timeout = new AbortController();
  const late = sleep(timeoutMs, undefined, { signal: timeout.signal }).then(() => {
    throw new Error(`The content of ${page.url()} was not there within ${timeoutMs} ms.`);
  });
  late.catch(() => undefined);
  try {
    await Promise.race([page.evaluate(() => window.tesseraBench?.untilReady()), late]);
  } finally {
    timeout.abort();
  }
}

/** Opens the route in a new page of the context, waits for its content and for quiet, and returns the measurements. */
export async function visit({ context, origin, route, throttle }: VisitOptions): Promise<Sample> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await slowDown(session, throttle);
    const untilQuiet = watchQuiet(page);
    // The transpiler wraps functions in a helper that pages do not have.
    await page.addInitScript('globalThis.__name = (target) => target');
    await page.addInitScript(record, route.ready);
    await page.goto(`${origin}${route.path}`, { waitUntil: 'commit', timeout: timeoutMs });
    await untilReady(page);
    await untilQuiet();
    if (route.press !== undefined) {
      await press(page, route.press);
      await untilQuiet();
    }
    return summarise(await page.evaluate(readPage));
  } finally {
    await page.close();
  }
}

async function press(page: Page, { target, shows }: NonNullable<MeasuredRoute['press']>): Promise<void> {
  await page.evaluate((marker) => window.tesseraBench?.await(marker), shows);
  await page
    .locator(target.selector, { hasText: target.text ?? '' })
    .first()
    .click();
  await untilReady(page);
}

interface PageReading {
  readonly recording: Omit<Recording, 'await' | 'untilReady'>;
  readonly requests: readonly TimedRequest[];
}

/** Runs in the page. */
function readPage(): PageReading {
  const timed = (entry: PerformanceResourceTiming, isPage: boolean) => ({
    url: entry.name,
    isPage,
    startMs: entry.startTime,
    bytes: entry.transferSize,
  });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  if (window.tesseraBench === undefined || navigation === undefined) throw new Error('The page was not recorded.');
  const { await: _, untilReady: __, ...recording } = window.tesseraBench;
  return {
    recording,
    requests: [timed(navigation, true), ...resources.map((entry) => timed(entry, false))],
  };
}

/** Computes the results of a visit; if something was pressed, only what came after counts. */
function summarise({ recording, requests }: PageReading): Sample {
  const sinceMs = recording.pressedMs ?? 0;
  const readyMs = recording.readyMs ?? Number.NaN;
  const twice = fetchedTwice(requests);
  if (twice.length > 0) throw new Error(`Fetched twice, since hint and load differ: ${twice.join(', ')}`);
  const counted = requests.filter(({ startMs }) => startMs >= sinceMs);
  const longTasks = recording.longTasks.filter(({ startMs, durationMs }) => startMs + durationMs >= sinceMs);
  return {
    firstPaintMs: recording.firstPaintMs ?? Number.NaN,
    largestPaintMs: recording.largestPaintMs ?? Number.NaN,
    // A frame is painted after the recorder has looked at it.
    visibleMs: Math.max(recording.visibleMs ?? Number.NaN, recording.firstPaintMs ?? Number.NaN) - sinceMs,
    readyMs: readyMs - sinceMs,
    layoutShift: recording.layoutShift,
    blockingMs: longTasks.reduce((sum, { durationMs }) => sum + durationMs - 50, 0),
    requests: counted.filter((request) => request.bytes > 0).length,
    bytes: countBytes(counted),
  };
}
