import { hasCode } from '@tessera/platform/project';
import { type ObjectStore, readText, updateText } from './objectStore';
import { type Change, type ChangeAuthor, parseChange, parseChangeAuthor } from './siteRegistry';

/*
 * The history is public and names owners. The people are named in a separate object, which no server serves: its
 * key starts with a dot.
 */

export const historyKey = 'history.jsonl';
const authorsKey = '.private/authors.jsonl';

/** A change with the person who made it, if the reader may see that. */
export type HistoryEntry = Change & { readonly by?: string };

/** The complete lines of a history, without a last one that was cut off. */
export const wholeLines = (text: string): readonly string[] => text.split('\n').slice(0, -1);

/** Joins lines to a text. */
const linesText = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** Appends lines to the complete lines of a text. */
const withLines = (text: string, values: readonly unknown[]): string =>
  text.slice(0, text.lastIndexOf('\n') + 1) + linesText(values);

/** The site's history, oldest first. */
const parseHistory = (text: string): readonly Change[] => wholeLines(text).map(parseChange);

const lastRevision = (changes: readonly Change[]) => changes.at(-1)?.revision ?? 0;

/** Adds a change to the history once. */
export const recordChange = (store: ObjectStore, change: Change): Promise<void> =>
  updateText(store, historyKey, (text) =>
    lastRevision(parseHistory(text)) >= change.revision ? undefined : withLines(text, [change]),
  );

/** Records the author of a change. */
export const appendAuthor = (store: ObjectStore, author: ChangeAuthor): Promise<void> =>
  updateText(store, authorsKey, (text) => withLines(text, [author]));

const keyOf = ({ id, revision, at }: Pick<Change, 'id' | 'revision' | 'at'>) => id ?? `${revision} ${at}`;

/** The history, oldest first, with the people as far as this account may read them. */
export async function readHistory(store: ObjectStore, newest: Change): Promise<readonly HistoryEntry[]> {
  const recorded = parseHistory(await readText(store, historyKey));
  // The writer of the newest change may have been killed before it recorded it.
  const changes = lastRevision(recorded) < newest.revision ? [...recorded, newest] : recorded;
  const authors = await readText(store, authorsKey).catch((error: unknown) => {
    if (hasCode(error, 'EACCES')) return '';
    throw error;
  });
  const people = new Map(
    wholeLines(authors)
      .map(parseChangeAuthor)
      .map((author) => [keyOf(author), author.by]),
  );
  return changes.map((change) => {
    const by = people.get(keyOf(change));
    return { ...change, ...(by !== undefined && { by }) };
  });
}
