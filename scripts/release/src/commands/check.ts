import pc from 'picocolors';
import { type ReleaseContext, readSite } from '../context';
import { findRelease } from '../findRelease';
import { askGate } from '../gate/askGate';
import { budgetLines } from '../gate/budgetFindings';
import { comparisonLine, noteLines } from '../gate/printAnswer';
import { Refused } from '../outcome';

/** `check <app> [version]`: dry-runs the promotion gate for a published release. */
export async function check(context: ReleaseContext, app: string, version: string | undefined): Promise<void> {
  const site = await readSite(context);
  const registry = await site.registry();
  const id = findRelease(registry, app, version);
  context.print(`Checks ${app} ${id} in ${site.releaseFiles(app, id).where}, read-only.`);
  const answer = await askGate(context, site, registry, app, id);
  context.print(comparisonLine(answer, app));
  if (answer.release !== undefined) {
    for (const { part, bytes, limit } of await budgetLines(answer.release)) {
      const of = limit === undefined ? 'no budget' : `of ${limit.bytes}`;
      context.print(pc.dim(`  ${part.padEnd(20)} ${String(bytes).padStart(7)} bytes brotli ${of}`));
    }
  }
  for (const line of noteLines(answer)) context.print(line);
  if (answer.findings.length > 0) throw new Refused(`${app} ${id} would be refused:`, answer.findings);
  context.print(pc.green(`${app} ${id} can be promoted.`));
}
