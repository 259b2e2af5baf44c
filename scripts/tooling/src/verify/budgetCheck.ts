import { siteBudgetLines } from '../budgets/budgetLines';
import { buildAll } from '../build/buildAll';
import { siteTargets } from '../build/targets';
import type { Check } from './check';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Bytes below a limit that a new remote, or the same sources in another folder, may take. */
const room = 300;

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
    const warnings = lines.flatMap(({ part, bytes, limit }) =>
      limit !== undefined && bytes <= limit.bytes && bytes > limit.bytes - room
        ? [`${part}: ${limit.bytes - bytes} B below its limit. Leave ${room} B.`]
        : [],
    );
    return { passed: lines.length - broken.length, failed: broken.length, output: said.join('\n'), warnings };
  },
};
