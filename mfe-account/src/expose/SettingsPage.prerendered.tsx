import { SettingsSkeleton } from '../features/settings';

/** With every card: a build does not know which the provider fills. */
export default function SettingsPagePrerendered() {
  return <SettingsSkeleton />;
}
