import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { safeParse } from 'valibot';
import { type Budget, budgetSchema } from '../manifest/manifest';
import { Refused } from '../outcome';

/** The size budget that an app keeps in `budget.json` of its folder; one without the file has set no limits. */
export function readBudget(folder: string): Budget {
  const file = path.join(folder, 'budget.json');
  if (!existsSync(file)) return { modules: {} };
  const result = safeParse(budgetSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const at = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
  throw new Refused(`${file} is no budget: ${at}: ${issue.message}. Each limit has bytes and a reason.`);
}
