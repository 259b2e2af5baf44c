import { object, optional, parse, string } from 'valibot';
import { parseLines } from '../site/history';
import { type ObjectStore, readText, updateText } from '../site/objectStore';

/** Events that the hook was told of, or is being told of: a line each. */
const toldKey = '.private/notified.jsonl';
const lineSchema = object({ id: string(), claimedAt: string(), toldAt: optional(string()) });
const keptLines = 1_000;
/** After this time the process that claimed an event counts as killed. */
const claimMs = 5 * 60_000;

const parsed = (text: string) =>
  parseLines(
    { key: toldKey, text },
    (line) => parse(lineSchema, JSON.parse(line)),
    () => undefined,
  );
const textOf = (lines: ReturnType<typeof parsed>) =>
  lines
    .slice(-keptLines)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

/** Whether the hook was ever told of anything. */
export const isFirst = async (store: ObjectStore): Promise<boolean> => (await readText(store, toldKey)) === '';

/** Claims an event, so that no other command tells of it meanwhile; false if it is told or claimed. */
export async function claim(store: ObjectStore, id: string, now: Date): Promise<boolean> {
  let isMine = false;
  await updateText(store, toldKey, (text) => {
    const lines = parsed(text);
    const known = lines.find((line) => line.id === id);
    isMine = known?.toldAt === undefined && !(now.getTime() - Date.parse(known?.claimedAt ?? '') < claimMs);
    const rest = lines.filter((line) => line.id !== id);
    return isMine ? textOf([...rest, { id, claimedAt: now.toISOString() }]) : undefined;
  });
  return isMine;
}

/** Records that the hook was told of a claimed event, or that it could not be. */
export const settle = (store: ObjectStore, id: string, toldAt: Date | undefined): Promise<void> =>
  updateText(store, toldKey, (text) =>
    textOf(
      parsed(text).flatMap((line) =>
        line.id !== id ? [line] : toldAt === undefined ? [] : [{ ...line, toldAt: toldAt.toISOString() }],
      ),
    ),
  );
