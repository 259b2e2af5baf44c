import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appNamed } from '@tessera/platform/project';
import { type InferOutput, minLength, minValue, number, object, parse, pipe, record, string } from 'valibot';
import { limitSchema } from './budget';

/** Highest limits that a remote may set itself in its `budget.json`. */
export const ceilingsSchema = object({ entry: limitSchema, module: limitSchema, prerendered: limitSchema });

const threshold = object({ value: pipe(number(), minValue(0)), reason: pipe(string(), minLength(1)) });

/** When a release counts as worse than the live one. */
export const healthSchema = object({
  /** Fewest sessions for a verdict. */
  sessions: threshold,
  /** How many times the live release's share of failed sessions is worse. */
  failures: threshold,
  /** How many times the live release's 75th percentile is slow. */
  slower: threshold,
  /** Share of healthy releases that may be taken for worse. */
  falseAlarms: threshold,
});

/** Limits for pages and for the budgets of remotes, from `host-shell/budget.json`: bytes of script in brotli, each limit with its reason. */
const siteBudgetSchema = object({
  /** All scripts that a page loads first, by page family. `shell` is for pages that begin with no module, `any` for all others without their own limits. */
  remotes: ceilingsSchema,
  health: healthSchema,
  routes: record(string(), object({ visitor: limitSchema, player: limitSchema })),
});

/** See {@link readSiteBudget}. */
export type SiteBudget = InferOutput<typeof siteBudgetSchema>;

/** Reads the limits for whole pages; limits for an app's own parts are in its `budget.json`. */
export const readSiteBudget = (): SiteBudget =>
  parse(siteBudgetSchema, JSON.parse(readFileSync(path.join(appNamed('shell').folder, 'budget.json'), 'utf8')));
