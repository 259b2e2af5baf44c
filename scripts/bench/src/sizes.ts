import { buildAll } from '@tessera/platform/build';
import { siteTargets } from '@tessera/platform/build/targets';
import { siteBudgetLines } from '@tessera/tooling/budgets/lines';
import { printTable } from './printTable';

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** `npm run bench -- sizes`: what apps, modules and pages take, and may take, in brotli. */
export async function sizes(): Promise<void> {
  await buildAll(siteTargets);
  const lines = await siteBudgetLines();
  printTable(
    ['', 'size', 'budget'],
    lines.map(({ part, bytes, limit }) => [part, kilobytes(bytes), limit === undefined ? '' : kilobytes(limit.bytes)]),
  );
}
