import { buildAll } from '../build/buildAll';
import { siteTargets, targetNamed } from '../build/targets';

/** `npm run build [-- app …]`: builds what changed, all apps or the named ones. */
export async function build(names: readonly string[]): Promise<void> {
  await buildAll(names.length === 0 ? siteTargets : names.map(targetNamed));
}
