import { siteTargets, targetNamed } from '@tessera/platform/build/targets';
import { isOfShell } from '@tessera/platform/compose/families';
import { type Release, readRelease } from '@tessera/platform/compose/release';
import { readShellPage } from '@tessera/platform/compose/shellPage';
import { readBudget } from './budget';
import { readSiteBudget } from './siteBudget';
import { firstScripts, transferBytes } from './sizes';

/** One thing that has a budget. */
export interface BudgetLine {
  readonly part: string;
  /** Size, in bytes of brotli. */
  readonly bytes: number;
  readonly limit: { readonly bytes: number; readonly reason: string } | undefined;
  /** Of a page: what each app brings to it. */
  readonly madeOf?: readonly { readonly app: string; readonly bytes: number }[];
}

const pageFamilies = () => readShellPage(targetNamed('shell').outputFolder).families;

const builtReleases = (): ReadonlyMap<string, Release> =>
  new Map(
    siteTargets.flatMap(({ name, outputFolder }) => {
      const release = readRelease(outputFolder);
      return release === undefined ? [] : [[name, release] as const];
    }),
  );

async function appLines(app: string, { entry, styles, exposes, prerendered }: Release): Promise<readonly BudgetLine[]> {
  const budget = readBudget(targetNamed(app).folder);
  const modules = Object.entries(exposes).map(async ([name, files]) => ({
    part: `${app}/${name}`,
    bytes: await transferBytes(app, [...files.scripts, ...files.styles]),
    limit: budget.modules[name],
  }));
  const own = { part: app, bytes: await transferBytes(app, [entry, ...styles]), limit: budget.entry };
  const inPages =
    prerendered === undefined
      ? []
      : [{ part: `${app}, prerendered`, bytes: await transferBytes(app, [prerendered]), limit: budget.prerendered }];
  return [own, ...inPages, ...(await Promise.all(modules))];
}

async function routeLines(releases: ReadonlyMap<string, Release>): Promise<readonly BudgetLine[]> {
  const { routes } = readSiteBudget();
  const families = pageFamilies();
  // Families that begin with the same files have one line, named after the first.
  const first = new Map(families.toReversed().map((family) => [family.modules.join(), family]));
  const named = [...first.values()].map((family) => (isOfShell(family) ? { ...family, id: 'shell' } : family));
  const lines = named.flatMap(({ id, modules, playerModules }) => {
    const limits = routes[id] ?? routes.any;
    return [
      { part: `page ${id}, visitor`, modules, limit: limits?.visitor },
      { part: `page ${id}, player`, modules: [...modules, ...playerModules], limit: limits?.player },
    ];
  });
  return Promise.all(
    lines.map(async ({ part, modules, limit }) => {
      const made = [...firstScripts(releases, modules)].map(async ([app, files]) => ({
        app,
        bytes: await transferBytes(app, files),
      }));
      const madeOf = await Promise.all(made);
      return { part, bytes: madeOf.reduce((sum, { bytes }) => sum + bytes, 0), madeOf, limit };
    }),
  );
}

/** Sizes and limits of every app, every exposed module, and every page family. */
export async function siteBudgetLines(): Promise<readonly BudgetLine[]> {
  const releases = builtReleases();
  const apps = await Promise.all([...releases].map(([app, release]) => appLines(app, release)));
  return [...apps.flat(), ...(await routeLines(releases))];
}
