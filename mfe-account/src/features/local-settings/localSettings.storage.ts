import { playerItem } from '@tessera/shared-contracts/session';
import { safeParse } from 'valibot';
import { type LocalSettings, localSettingsSchema } from './localSettings.schema';

const item = playerItem('tessera.account.local-settings');

/**
 * Reads this player's settings in this tab. The page reloads itself after an e-mail is verified, and that must not lose
 * the settings.
 */
export function readLocalSettings(userId: string | undefined): LocalSettings | undefined {
  try {
    const settings = safeParse(localSettingsSchema, JSON.parse(item.read(userId) ?? 'null'));
    return settings.success ? settings.output : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the settings for the session. */
export const keepLocalSettings = (userId: string | undefined, settings: LocalSettings): void =>
  item.write(userId, JSON.stringify(settings));
