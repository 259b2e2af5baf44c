import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appNamed } from '@tessera/project';
import { type InferOutput, object, parse, record, string } from 'valibot';
import { limitSchema } from './budget';

/** What pages may cost, from `host-shell/budget.json`: bytes of script in brotli, each limit with its reason. */
const siteBudgetSchema = object({
  /** By family of pages: all script that the page begins with. `any` is for families without limits of their own. */
  routes: record(string(), object({ visitor: limitSchema, player: limitSchema })),
  /** Runtime and containers on the page with the most of them. */
  federation: limitSchema,
});

/** See {@link readSiteBudget}. */
export type SiteBudget = InferOutput<typeof siteBudgetSchema>;

/** The limits of pages as a whole; those of each app's own parts are in the app's `budget.json`. */
export const readSiteBudget = (): SiteBudget =>
  parse(siteBudgetSchema, JSON.parse(readFileSync(path.join(appNamed('shell').folder, 'budget.json'), 'utf8')));
