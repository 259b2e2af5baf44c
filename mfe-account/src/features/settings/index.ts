export { SettingsPage } from './SettingsPage';
export { SettingsSignedOut } from './SettingsSignedOut';
export { SettingsSkeleton } from './SettingsSkeleton';
