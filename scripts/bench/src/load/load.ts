import type { BenchOptions } from '../options';
import { beginRun } from '../report/environment';
import { usualResults, writeResult } from '../report/writeResult';
import { compare } from './compare';
import { runLoad } from './runLoad';
import { comparisonTable } from './tables';

/** `npm run bench -- load`: how pages load, composed, as one application, and federated by default. */
export async function load(options: BenchOptions): Promise<void> {
  const environment = beginRun();
  const seed = options.seed ?? Math.floor(Math.random() * 1e6);
  console.log(`Order by --seed ${seed}`);
  const { samples, browserVersion } = await runLoad(options, seed);
  const comparisons = compare(samples);
  for (const comparison of comparisons) console.log(`\n${comparisonTable(comparison)}`);
  console.log('');
  const name = options.isThroughProxy ? 'load-through-proxy' : 'load';
  const folder = options.out ?? usualResults;
  await writeResult(folder, `${name}.json`, { ...environment, browserVersion, seed, comparisons });
  await writeResult(usualResults, `${name}-samples.json`, { seed, samples });
}
