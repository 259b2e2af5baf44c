import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Budget, refusedFrom } from '@tessera/tooling/budgets';
import type { Manifest } from '../manifest/manifest';
import type { Finding } from '../outcome';
import { type Inspected, nameOf } from './gateInput';
import type { Pair } from './pairFindings';

const compress = promisify(brotliCompress);

/** Size of a file as players receive it. */
async function transferSize({ manifest, files }: Inspected, file: string): Promise<number> {
  const compressed = manifest.files[`${file}.br`];
  if (compressed !== undefined) return compressed.bytes;
  const content = await files.read(file).catch(() => Buffer.alloc(0));
  return (await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;
}

/** One line of a release's budget: a size and its limit. */
export interface BudgetLine {
  readonly part: string;
  readonly bytes: number;
  readonly limit: NonNullable<Budget['entry']> | undefined;
}

/** What has a budget: the entry of every app and, of a remote, each exposed module and the prerendered markup. */
const partsOf = ({ entry, styles, exposes, prerendered, budget }: Manifest) => [
  { part: 'the entry', files: [entry, ...styles], limit: budget.entry },
  ...(prerendered === undefined
    ? []
    : [{ part: 'what is prerendered', files: [prerendered], limit: budget.prerendered }]),
  ...Object.entries(exposes).map(([name, { scripts, styles: own }]) => ({
    part: name,
    files: [...scripts, ...own],
    limit: budget.modules[name],
  })),
];

/** The sizes of a release with its limits. */
export const budgetLines = (release: Inspected): Promise<readonly BudgetLine[]> =>
  Promise.all(
    partsOf(release.manifest).map(async ({ part, files, limit }) => {
      const sizes = await Promise.all([...new Set(files)].map((file) => transferSize(release, file)));
      return { part, limit, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    }),
  );

/** Finds parts that are far over their budget or have no budget; `npm test` warns of smaller excess. */
export async function budgetFindings(release: Inspected): Promise<readonly Finding[]> {
  return (await budgetLines(release)).flatMap(({ part, bytes, limit }): readonly Finding[] => {
    if (limit === undefined) {
      const reason = `${part} of ${nameOf(release)} has ${bytes} bytes (brotli) and no budget`;
      return [{ rule: 'budget', reason, remedy: 'Add it to budget.json in the folder of the app, with a reason.' }];
    }
    if (bytes < limit.bytes * refusedFrom) return [];
    return [
      {
        rule: 'budget',
        reason: `${part} of ${nameOf(release)} has ${bytes} bytes (brotli), ${bytes - limit.bytes} more than its budget of ${limit.bytes} (${limit.reason})`,
        remedy: 'Make it smaller, or raise the limit in budget.json with a reason that a reviewer accepts.',
      },
    ];
  });
}

/** Finds limits of a remote's budget that are higher than the live shell allows. */
export function ceilingFindings({ shell, remote }: Pair): readonly Finding[] {
  const { ceilings } = shell.manifest.host ?? {};
  if (ceilings === undefined || shell.role === 'previous') return [];
  const { entry, prerendered, modules } = remote.manifest.budget;
  const limits = [
    { part: 'the entry', limit: entry, ceiling: ceilings.entry },
    { part: 'what is prerendered', limit: prerendered, ceiling: ceilings.prerendered },
    ...Object.entries(modules).map(([part, limit]) => ({ part, limit, ceiling: ceilings.module })),
  ];
  return limits.flatMap(({ part, limit, ceiling }): readonly Finding[] => {
    if (limit === undefined || limit.bytes <= ceiling.bytes) return [];
    const reason = `The budget of ${part} of ${nameOf(remote)} is ${limit.bytes} bytes; ${nameOf(shell)} allows at most ${ceiling.bytes} (${ceiling.reason})`;
    return [
      {
        rule: 'budget',
        reason,
        remedy: 'Lower it, or let a shell with a higher limit in host-shell/budget.json go live first.',
      },
    ];
  });
}
