export { SettingsPage } from './SettingsPage';
export { SettingsSkeleton } from './SettingsSkeleton';
