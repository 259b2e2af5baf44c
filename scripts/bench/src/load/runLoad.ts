import type { Browser } from '@playwright/test';
import { shuffle } from 'simple-statistics';
import { viewport } from '../browser';
import { signedInState } from '../measure/player';
import type { MeasuredRoute } from '../measure/routes';
import { type Sample, visit } from '../measure/visit';
import { type BenchOptions, type CacheState, cacheStates, type NetworkName, networks } from '../options';
import type { MeasuredSite, VariantName } from '../site';

/** A visit, with its site, route, network and cache. */
export interface LoadSample {
  readonly site: VariantName;
  readonly route: MeasuredRoute;
  readonly network: NetworkName;
  readonly cache: CacheState;
  /** Number of the round; samples of one round, route and network make a pair. */
  readonly round: number;
  readonly sample: Sample;
}

/** Measures every site on every route and network, round by round, in random order. */
export async function runLoad(
  browser: Browser,
  sites: readonly MeasuredSite[],
  routes: readonly MeasuredRoute[],
  options: BenchOptions,
): Promise<readonly LoadSample[]> {
  const players = new Map<MeasuredSite, Awaited<ReturnType<typeof signedInState>>>();
  for (const site of sites) players.set(site, await signedInState(site));

  /** A first visit with a new context, and a second with the same one. */
  async function visitTwice(site: MeasuredSite, route: MeasuredRoute, network: NetworkName) {
    const state = route.isSignedIn ? players.get(site) : undefined;
    const context = await browser.newContext({ viewport, ...(state !== undefined && { storageState: state }) });
    try {
      const taken: Omit<LoadSample, 'round'>[] = [];
      for (const cache of cacheStates) {
        const isMeasured = options.cache.includes(cache);
        if (cache === 'warm' && !isMeasured) continue;
        // A first visit that only fills the cache need not be slow.
        const throttle = { cpu: options.cpu, ...networks[isMeasured ? network : 'unlimited'] };
        const sample = await visit({ context, origin: site.origin, route, throttle });
        if (isMeasured) taken.push({ site: site.name, route, network, cache, sample });
      }
      return taken;
    } finally {
      await context.close();
    }
  }

  const places = options.networks.flatMap((network) => routes.map((route) => ({ network, route })));
  const samples: LoadSample[] = [];
  for (let round = 0; round <= options.pairs; round += 1) {
    console.log(round === 0 ? 'Warming up' : `Round ${round} of ${options.pairs}`);
    for (const { network, route } of shuffle(places)) {
      for (const site of shuffle([...sites])) {
        const taken = await visitTwice(site, route, network);
        // The first round warms up the machine: servers, browser, file system.
        if (round > 0) samples.push(...taken.map((one) => ({ ...one, round })));
      }
    }
  }
  return samples;
}
