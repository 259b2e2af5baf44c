import { object, safeParse, string } from 'valibot';
import { type LocalSettings, localSettingsSchema } from './localSettings.schema';

const key = 'tessera.account.local-settings';
const recordSchema = object({ userId: string(), settings: localSettingsSchema });

/**
 * Reads what this player set in this tab. The page reloads itself after an e-mail is verified, and that must not cost
 * the player what was set before.
 */
export function readLocalSettings(userId: string | undefined): LocalSettings | undefined {
  if (userId === undefined) return undefined;
  try {
    const record = safeParse(recordSchema, JSON.parse(window.sessionStorage.getItem(key) ?? 'null'));
    return record.success && record.output.userId === userId ? record.output.settings : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the settings for the session; a visitor has none, and a logout leaves none behind. */
export function keepLocalSettings(userId: string | undefined, settings: LocalSettings): void {
  try {
    if (userId === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify({ userId, settings }));
  } catch {
    // Blocked storage: the settings live as long as the page does.
  }
}
