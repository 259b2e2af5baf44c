import { readSession } from '@tessera/shared-contracts/session';
import { SettingsSignedOut, SettingsSkeleton } from '../features/settings';

/** Visitors see the page as it stays; players see every card, since a build does not know which the provider fills. */
export default function SettingsPagePrerendered() {
  return readSession() === undefined ? <SettingsSignedOut /> : <SettingsSkeleton />;
}
