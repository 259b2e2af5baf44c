import { buildAll } from '@tessera/platform/build';
import { siteTargets } from '@tessera/platform/build/targets';
import { refusedFrom } from '../budgets/budget';
import { type BudgetLine, siteBudgetLines } from '../budgets/budgetLines';
import type { Check } from './check';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What is larger than its budget, from what to what, and what it is made of. */
function excess({ part, bytes, limit, madeOf = [] }: BudgetLine): string {
  if (limit === undefined) return `${part}: ${kilobytes(bytes)}, and no limit is set`;
  const percent = Math.ceil((bytes / limit.bytes - 1) * 100);
  const parts = madeOf.map((one) => `${one.app} ${kilobytes(one.bytes)}`).join(', ');
  return `${part}: budget ${kilobytes(limit.bytes)}, now ${kilobytes(bytes)} (${percent} % over)${parts && `: ${parts}`}. ${limit.reason}`;
}

/** Checks the sizes of all builds against the limits in the repository. */
export const budgetCheck: Check = {
  name: 'budgets',
  usesAllCores: true,
  remedy:
    'Make it smaller, or set bytes in budget.json of its folder to the size and 5 % more, with a reason that a reviewer accepts.',
  async run() {
    await buildAll(siteTargets);
    const lines = await siteBudgetLines();
    const over = lines.filter(({ bytes, limit }) => bytes > (limit?.bytes ?? 0));
    const broken = over.filter(({ bytes, limit }) => bytes >= (limit?.bytes ?? 0) * refusedFrom);
    return {
      passed: lines.length - broken.length,
      failed: broken.length,
      output: broken.map(excess).join('\n'),
      warnings: over.filter((line) => !broken.includes(line)).map(excess),
    };
  },
};
