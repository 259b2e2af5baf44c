import { appendFile, readFile, truncate } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../errors';
import { type Change, parseChange } from './siteRegistry';

const historyFile = (siteFolder: string) => path.join(siteFolder, 'history.jsonl');

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

/** Adds changes to the history; what a killed writer left half-written is cut off first. */
export async function appendHistory(siteFolder: string, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const file = historyFile(siteFolder);
  const text = await readText(file);
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) await truncate(file, Buffer.byteLength(text.slice(0, end)));
  await appendFile(file, changes.map((change) => `${JSON.stringify(change)}\n`).join(''));
}
