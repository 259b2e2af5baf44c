import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@tessera/platform/project';
import {
  type InferOutput,
  integer,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  record,
  safeParse,
  string,
} from 'valibot';

/** One limit of a budget. */
export const limitSchema = object({
  /** Maximum size of all files together, in bytes of brotli. */
  bytes: pipe(number(), integer(), minValue(0)),
  /** Reason for the limit. */
  reason: pipe(string(), minLength(1)),
});

/** A size above its limit is reported, and refused from this factor on: packages and folders change sizes a little. */
export const refusedFrom = 1.1;

/** Size budget of an app, from `budget.json` in its folder. */
export const budgetSchema = object({
  /** Remotes: the container script. Shell: script and styles of the page. */
  entry: optional(limitSchema),
  /** Scripts and styles of each exposed module. */
  modules: optional(record(string(), limitSchema), {}),
  /** Remotes: the file with their modules' prerendered markup, which every page of the site carries. */
  prerendered: optional(limitSchema),
});
/** See {@link budgetSchema}. */
export type Budget = InferOutput<typeof budgetSchema>;

/** Reads the size budget from `budget.json` in an app's folder; without the file there are no limits. */
export function readBudget(folder: string): Budget {
  const file = path.join(folder, 'budget.json');
  if (!existsSync(file)) return { modules: {} };
  const result = safeParse(budgetSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const at = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
  throw new UserError(`${file} is invalid: ${at}: ${issue.message}. Each limit has bytes and a reason.`);
}
