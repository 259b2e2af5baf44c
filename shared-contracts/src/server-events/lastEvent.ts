import { type InferOutput, looseObject, number, optional, safeParse, string } from 'valibot';
import { tryParseJson } from '../api';
import { playerItem } from '../session';

const item = playerItem('tessera.shell.last-event', 'device');
/** Loose, so that a release writes back the fields that only a newer one knows. */
const schema = looseObject({
  /** Id to resume after. */
  id: optional(string()),
  /** When the last change was received, by the device's clock. */
  changedAtMs: optional(number()),
});
type LastEvent = InferOutput<typeof schema>;

function read(userId: string | undefined): LastEvent {
  const stored = safeParse(schema, tryParseJson(item.read(userId) ?? ''));
  return stored.success ? stored.output : {};
}

/** The last event of a player that any of their tabs has received, so that another tab can resume after it. */
export const lastEvent = {
  read,
  write: (userId: string, event: LastEvent): void => item.write(userId, JSON.stringify({ ...read(userId), ...event })),
};
