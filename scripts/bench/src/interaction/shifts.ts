import { notFoundFamily } from '@tessera/compose/families';
import { watchQuiet } from '../measure/quiet';
import { record } from '../measure/recorder';
import type { BenchSession } from '../measure/session';
import { slowDown } from '../measure/session';
import { shellPage } from '../variants/writePages';

/** Delay of every script of a remote, in milliseconds. */
const lateMs = 800;
const viewports = [
  { width: 412, height: 915 },
  { width: 1440, height: 900 },
] as const;

/** Layout shift of one page. */
export interface ShiftResult {
  readonly path: string;
  readonly width: number;
  readonly isSignedIn: boolean;
  readonly layoutShift: number;
}

/** A path of each page family; the family of all other addresses has only the content that its page renders. */
const paths = (): readonly string[] =>
  shellPage().families.map(({ id, paths: [first = '/'] }) =>
    id === notFoundFamily ? '/nowhere' : first.replace('/*', '/dice?play=fun'),
  );

/** Loads a page of every family with delayed remotes, at both widths, and measures how much it shifts. */
export async function measureShifts({ sites, openContext }: BenchSession): Promise<readonly ShiftResult[]> {
  const origin = sites.originOf('composed');
  const results: ShiftResult[] = [];
  for (const viewport of viewports) {
    for (const isSignedIn of [true, false]) {
      for (const path of paths()) {
        const context = await openContext({ isSignedIn, viewport });
        const page = await context.newPage();
        await slowDown(page);
        await page.addInitScript(record, { selector: 'main h1, main h2' });
        await page.route(/\/(wallet|account|games|lists)\/[^/]+\/[^/]+\.js$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, lateMs));
          await route.continue();
        });
        const untilQuiet = watchQuiet(page);
        await page.goto(`${origin}${path}`);
        await untilQuiet();
        const layoutShift = await page.evaluate(() => window.tesseraBench?.layoutShift ?? Number.NaN);
        results.push({ path, width: viewport.width, isSignedIn, layoutShift });
        await context.close();
      }
    }
  }
  return results;
}
