import { hasCode, reasonOf } from '@tessera/platform/project';
import { type ObjectStore, readText, updateText } from './objectStore';
import {
  type Change,
  type ChangeAuthor,
  parseChange,
  parseChangeAuthor,
  parseRefusal,
  type Refusal,
} from './siteRegistry';

/*
 * The history is public and names owners. The people are named in separate objects, which no server serves: their
 * keys start with a dot.
 */

export const historyKey = 'history.jsonl';
const authorsKey = '.private/authors.jsonl';
const refusalsKey = '.private/refusals.jsonl';
const keptRefusals = 100;

/** A change with the person who made it, if the reader may see that. */
export type HistoryEntry = Change & { readonly by?: string };

/** The complete lines of a history, without a last one that was cut off. */
const wholeLines = (text: string): readonly string[] => text.split('\n').slice(0, -1);

/** Appends a line to the complete lines of a text. */
const withLine = (text: string, value: unknown): string =>
  `${text.slice(0, text.lastIndexOf('\n') + 1)}${JSON.stringify(value)}\n`;

const lastRevision = (changes: readonly Change[]) => changes.at(-1)?.revision ?? 0;

/** Adds a change to the history once. */
export const recordChange = (store: ObjectStore, change: Change): Promise<void> =>
  updateText(store, historyKey, (text) =>
    lastRevision(wholeLines(text).map(parseChange)) >= change.revision ? undefined : withLine(text, change),
  );

/** Records the author of a change. */
export const appendAuthor = (store: ObjectStore, author: ChangeAuthor): Promise<void> =>
  updateText(store, authorsKey, (text) => withLine(text, author));

const keyOf = ({ id, revision, at }: Pick<Change, 'id' | 'revision' | 'at'>) => id ?? `${revision} ${at}`;

/** Hears of a line that cannot be read; without one, such a line is an error. */
export type SetAside = (note: string) => void;

/** The values of the complete lines of an object. */
export function parseLines<Value>(
  { key, text }: { readonly key: string; readonly text: string },
  parse: (line: string) => Value,
  setAside?: SetAside,
): readonly Value[] {
  return wholeLines(text).flatMap((line, index) => {
    try {
      return [parse(line)];
    } catch (error) {
      if (setAside === undefined) throw error;
      setAside(`Line ${index + 1} of ${key} cannot be read: ${reasonOf(error)}`);
      return [];
    }
  });
}

/** The text of an object that no server serves; empty for an account that may not read it. */
const readPrivate = async (store: ObjectStore, key: string) => ({
  key,
  text: await readText(store, key).catch((error: unknown) => {
    if (hasCode(error, 'EACCES')) return '';
    throw error;
  }),
});

/** The history, oldest first, with the people as far as this account may read them. */
export async function readHistory(
  store: ObjectStore,
  newest: Change,
  setAside?: SetAside,
): Promise<readonly HistoryEntry[]> {
  const recorded = parseLines({ key: historyKey, text: await readText(store, historyKey) }, parseChange, setAside);
  // The writer of the newest change may have been killed before it recorded it.
  const changes = lastRevision(recorded) < newest.revision ? [...recorded, newest] : recorded;
  const authors = parseLines(await readPrivate(store, authorsKey), parseChangeAuthor, setAside);
  const people = new Map(authors.map((author) => [keyOf(author), author.by]));
  return changes.map((change) => {
    const by = people.get(keyOf(change));
    return { ...change, ...(by !== undefined && { by }) };
  });
}

/** Records that the gate refused a release. */
export const appendRefusal = (store: ObjectStore, refusal: Refusal): Promise<void> =>
  updateText(store, refusalsKey, (text) =>
    [...wholeLines(text), JSON.stringify(refusal), ''].slice(-keptRefusals - 1).join('\n'),
  );

/** The last refusals, oldest first, as far as this account may read them. */
export const readRefusals = async (store: ObjectStore, setAside?: SetAside): Promise<readonly Refusal[]> =>
  parseLines(await readPrivate(store, refusalsKey), parseRefusal, setAside);
