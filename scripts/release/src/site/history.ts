import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '@tessera/project';
import { syncPath, writeAtomically } from '@tessera/project/files';
import { type Change, type ChangeAuthor, parseChange, parseChangeAuthor } from './siteRegistry';

/*
 * The history is public and names owners. Who the people were stands in a file of its own, in a folder that no server
 * serves: its name begins with a dot, and other accounts may not look into it.
 */

const historyFile = (siteFolder: string) => path.join(siteFolder, 'history.jsonl');
const authorsFile = (siteFolder: string) => path.join(siteFolder, '.private', 'authors.jsonl');

/** A change with the person who made it, where the reader may know. */
export type HistoryEntry = Change & { readonly by?: string };

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}

/** The lines of a history that are whole; the last one is not when its writer was killed. */
export const wholeLines = (text: string): readonly string[] => text.split('\n').slice(0, -1);

/** The site's history, oldest first. */
export const readHistory = async (siteFolder: string): Promise<readonly Change[]> =>
  wholeLines(await readText(historyFile(siteFolder))).map(parseChange);

/** Adds lines to a file; what a killed writer left half-written is cut off first. */
async function appendLines(file: string, values: readonly unknown[]): Promise<void> {
  if (values.length === 0) return;
  const handle = await open(file, 'a+');
  try {
    const text = await handle.readFile('utf8');
    await handle.truncate(Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)));
    await handle.appendFile(values.map((value) => `${JSON.stringify(value)}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncPath(path.dirname(file));
}

/** Adds changes to the history. */
export const appendHistory = (siteFolder: string, changes: readonly Change[]): Promise<void> =>
  appendLines(historyFile(siteFolder), changes);

/** Notes who makes a change, before it is made: a change without its author could not be told from any other. */
export async function appendAuthors(siteFolder: string, authors: readonly ChangeAuthor[]): Promise<void> {
  await mkdir(path.dirname(authorsFile(siteFolder)), { recursive: true, mode: 0o770 });
  await appendLines(authorsFile(siteFolder), authors);
}

const keyOf = ({ revision, at }: Pick<Change, 'revision' | 'at'>) => `${revision} ${at}`;

/** Adds the people to changes, as far as this account may know them. */
export async function withAuthors(siteFolder: string, changes: readonly Change[]): Promise<readonly HistoryEntry[]> {
  const text = await readText(authorsFile(siteFolder)).catch((error: unknown) => {
    if (hasCode(error, 'EACCES')) return '';
    throw error;
  });
  const people = new Map(
    wholeLines(text)
      .map(parseChangeAuthor)
      .map((author) => [keyOf(author), author.by]),
  );
  return changes.map((change) => {
    const by = people.get(keyOf(change));
    return { ...change, ...(by !== undefined && { by }) };
  });
}

/** Whether a public file names people, as those of former releases of these commands did. */
export const namesPeople = (text: string): boolean => /"(?:by|publishedBy)":/.test(text);

/** Moves the people out of a public history that names them. */
export async function moveAuthors(siteFolder: string): Promise<void> {
  const text = await readText(historyFile(siteFolder));
  if (!namesPeople(text)) return;
  const lines = wholeLines(text);
  await appendAuthors(
    siteFolder,
    lines.filter(namesPeople).map((line) => parseChangeAuthor(line)),
  );
  await writeAtomically(
    historyFile(siteFolder),
    lines.map((line) => `${JSON.stringify(parseChange(line))}\n`).join(''),
  );
}

/** Whether the public history names people. */
export const historyNamesPeople = async (siteFolder: string): Promise<boolean> =>
  namesPeople(await readText(historyFile(siteFolder)));
