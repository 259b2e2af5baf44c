import type { Browser } from '@playwright/test';
import { launchBrowser, viewport } from '../browser';
import { signedInState } from '../measure/player';
import { defaultRoutes, type MeasuredRoute, measuredRoutes } from '../measure/routes';
import { type Sample, visit } from '../measure/visit';
import { createLine } from '../network/delayedProxy';
import { type Network, networks } from '../network/networks';
import { type BenchOptions, type CacheState, usualPairs } from '../options';
import { createProgress, estimate } from '../report/progress';
import { type MeasuredSites, serveVariants } from '../site';
import { createRandom, shuffled } from '../statistics/random';
import type { VariantName } from '../variants/variant';

/** A visit, with its variant, route, network and cache. */
export interface LoadSample {
  readonly variant: VariantName;
  readonly route: string;
  readonly network: string;
  readonly cache: CacheState;
  /** Number of the round; samples of one round, route and network make a pair. */
  readonly round: number;
  readonly sample: Sample;
}

/** Maximum duration of a visit in seconds, for the estimate before anything was measured. */
const secondsPerVisit = 6;

/** Measures every variant on every route and network, round by round, in random order. */
export async function runLoad(
  options: BenchOptions,
  seed: number,
): Promise<{ readonly samples: readonly LoadSample[]; readonly browserVersion: string }> {
  const random = createRandom(seed);
  const routes = measuredRoutes.filter(({ name }) => (options.routes ?? defaultRoutes).includes(name));
  const lines = networks.filter(({ name }) => options.networks.includes(name));
  const rounds = (options.pairs ?? usualPairs) + 1;
  const steps = rounds * lines.length * routes.length * options.variants.length;
  const visits = steps * (options.cache.includes('warm') ? 2 : 1);
  console.log(`${visits} visits, about ${estimate(visits, secondsPerVisit)}`);

  const sites = await serveVariants(options.variants, options.isThroughProxy);
  const browser = await launchBrowser(sites.publicKeyHash);
  try {
    const state = await signedInState(sites.sandboxOrigin, options.variants.map(sites.originOf));
    const progress = createProgress(steps, (line) => console.log(line));
    const samples: LoadSample[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [network, route] of shuffled(pairsOf(lines, routes), random)) {
        for (const variant of shuffled(options.variants, random)) {
          const taken = await visitTwice({ browser, sites, state, variant, route, network, options });
          // The first round warms up the machine: server, browser, file system.
          if (round > 0) samples.push(...taken.map((one) => ({ ...one, round })));
          progress.step(`${round === 0 ? 'warming up, ' : ''}${route.name} on ${network.name}: ${variant}`);
        }
      }
    }
    return { samples, browserVersion: browser.version() };
  } finally {
    await browser.close();
    await sites.close();
  }
}

const pairsOf = <First, Second>(firsts: readonly First[], seconds: readonly Second[]) =>
  firsts.flatMap((first) => seconds.map((second) => [first, second] as const));

interface TwoVisits {
  readonly browser: Browser;
  readonly sites: MeasuredSites;
  readonly state: Awaited<ReturnType<typeof signedInState>>;
  readonly variant: VariantName;
  readonly route: MeasuredRoute;
  readonly network: Network;
  readonly options: BenchOptions;
}

/** A first visit with a new browser, and a second with the same one. */
async function visitTwice({ browser, sites, state, variant, route, network, options }: TwoVisits) {
  const context = await browser.newContext({ viewport, ...(route.isSignedIn && { storageState: state }) });
  try {
    const samples: Omit<LoadSample, 'round'>[] = [];
    for (const cache of ['cold', 'warm'] as const) {
      if (cache === 'warm' && !options.cache.includes('warm')) continue;
      // A first visit that only fills the cache need not be slow.
      const isMeasured = options.cache.includes(cache);
      if (options.isThroughProxy) sites.setLine(createLine(isMeasured ? network : unlimited));
      const sample = await visit({
        context,
        origin: sites.originOf(variant),
        route,
        network: options.isThroughProxy || !isMeasured ? undefined : network,
      });
      if (isMeasured) samples.push({ variant, route: route.name, network: network.name, cache, sample });
    }
    return samples;
  } finally {
    await context.close();
  }
}

const unlimited = { rttMs: 0, bytesPerSecond: 1e9 };
