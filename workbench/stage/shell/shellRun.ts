import { type InferOutput, integer, minValue, number, object, parse, pipe, string } from 'valibot';
import { stateSchema } from '../../state';

/** What a tab shows of the composed site: the state, and how many of its steps were taken. Every page of the tab reads it. */
const shellRunSchema = object({
  state: stateSchema,
  /** Settings of the stage's address, as a query string. */
  settings: string(),
  taken: pipe(number(), integer(), minValue(0)),
});
/** See {@link shellRunSchema}. */
export type ShellRun = InferOutput<typeof shellRunSchema>;

const key = 'tessera.workbench.shell';
/** A state may block the storage of the site, which is the workbench's as well. */
const { setItem } = Storage.prototype;

/** The run of this tab; `undefined` in a tab that no state was opened in. */
export function readShellRun(): ShellRun | undefined {
  // biome-ignore lint/plugin: this item belongs to the workbench, not to the site
  const text = sessionStorage.getItem(key);
  return text === null ? undefined : parse(shellRunSchema, JSON.parse(text));
}

/** Keeps the run for the next pages of this tab. */
export function writeShellRun(run: ShellRun): void {
  // biome-ignore lint/plugin: as above
  setItem.call(sessionStorage, key, JSON.stringify(run));
}
