import { type ReleaseContext, writeSite } from '../context';
import { healthLines, sideBySideLines } from '../health/healthLines';
import { readComparison, readHealth, reportsAddress } from '../health/readHealth';

/** `health <app>`: how the canary does beside the live release, or the live one beside the previous. */
export async function health(context: ReleaseContext, app: string): Promise<void> {
  const site = await writeSite(context);
  const registry = await site.registry();
  const found = await readHealth(await reportsAddress(site, context), {
    ...{ registry, app, history: await site.history(), now: context.now() },
  });
  const { reports, live, canary, previous, since } = found;
  const comparison = await readComparison(site, registry, found);
  if (canary === undefined || comparison === undefined) {
    context.print(`${app} in the last 24 hours. It has no canary, so there is no verdict.`);
    for (const line of sideBySideLines(reports, previous ? [live, previous] : [live])) context.print(line);
    return;
  }
  context.print(`${app} since ${since.toISOString()}; ${canary.percent} % of players get the canary.`);
  for (const line of healthLines(reports, canary, live, comparison)) context.print(line);
}
