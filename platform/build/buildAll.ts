import pc from 'picocolors';
import { type BuildResult, buildTarget } from './buildApp';
import type { BuildOptions } from './bundler/rspack';
import type { BuildTarget } from './targets';

const seconds = (durationMs: number) => `${(durationMs / 1000).toFixed(1)} s`;

/** Builds the given targets that changed, one after the other, and reports progress. */
export async function buildAll(
  targets: readonly BuildTarget[],
  mode: BuildOptions['mode'] = 'production',
): Promise<ReadonlyMap<string, BuildResult>> {
  const results = new Map<string, BuildResult>();
  for (const [index, target] of targets.entries()) {
    const step = pc.dim(`[${index + 1}/${targets.length}]`);
    const result = await buildTarget(target, mode);
    results.set(target.name, result);
    const outcome = result.isReused ? pc.dim('unchanged') : `built in ${seconds(result.durationMs)}`;
    console.log(`${step} ${target.name.padEnd(10)} ${outcome}`);
  }
  return results;
}
