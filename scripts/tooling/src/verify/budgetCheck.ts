import { siteBudgetLines } from '../budgets/budgetLines';
import { buildAll } from '../build/buildAll';
import { siteTargets } from '../build/targets';
import type { Check } from './check';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Checks the sizes of all builds against the limits in the repository. */
export const budgetCheck: Check = {
  name: 'budgets',
  usesAllCores: true,
  remedy: 'Make it smaller, or raise the limit in budget.json of its folder with a reason that a reviewer accepts.',
  async run() {
    await buildAll(siteTargets);
    const lines = await siteBudgetLines();
    const broken = lines.filter(({ bytes, limit }) => limit === undefined || bytes > limit.bytes);
    const said = broken.map(({ part, bytes, limit }) =>
      limit === undefined
        ? `${part}: ${kilobytes(bytes)}, and no limit is set`
        : `${part}: ${kilobytes(bytes)}, more than ${kilobytes(limit.bytes)} (${limit.reason})`,
    );
    return { passed: lines.length - broken.length, failed: broken.length, output: said.join('\n') };
  },
};
