export { SettingsSkeleton as default } from '../features/settings';
