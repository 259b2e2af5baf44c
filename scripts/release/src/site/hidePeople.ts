import { authorsKey, historyKey, linesText, wholeLines, withLines } from './history';
import { type ObjectStore, readText, updateText } from './objectStore';
import { registryKeys, registryText } from './revisions';
import { parseChange, parseChangeAuthor, parseSiteRegistry } from './siteRegistry';

const namesPeople = (text: string) => /"(?:by|publishedBy)":/.test(text);

const moveAuthors = (store: ObjectStore, lines: readonly string[]) =>
  updateText(store, authorsKey, (text) => withLines(text, lines.filter(namesPeople).map(parseChangeAuthor)));

/**
 * Removes people from the public objects of a site created when those still named them, and stores their names
 * in the private object.
 */
export async function hidePeople(store: ObjectStore): Promise<void> {
  const registries = await registryKeys(store);
  const newest = registries.at(-1);
  const history = await readText(store, historyKey);
  // Registries are rewritten oldest first: as long as the newest names people, this has not completed.
  const isDone = newest === undefined || !namesPeople(await readText(store, newest));
  if (isDone && !namesPeople(history)) return;
  await moveAuthors(store, wholeLines(history));
  await updateText(store, historyKey, (text) => linesText(wholeLines(text).map(parseChange)));
  for (const key of registries) {
    const text = await readText(store, key);
    if (!namesPeople(text)) continue;
    const { change } = JSON.parse(text) as { readonly change: object };
    await moveAuthors(store, [JSON.stringify(change)]);
    await updateText(store, key, (now) => registryText(parseSiteRegistry(now)));
  }
}
