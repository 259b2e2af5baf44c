import { readSession } from '@tessera/shared-contracts/session';
import { SettingsSignedOut, SettingsSkeleton } from '../features/settings';

/** Complete for visitors; skeletons of all cards for players, since a build does not know the provider's extensions. */
export default function SettingsPagePrerendered() {
  return readSession() === undefined ? <SettingsSignedOut /> : <SettingsSkeleton />;
}
