export {
  detailsSaved,
  localSettings,
  localSettingsLoaded,
  privacyChanged,
  selectDetails,
  selectIsTwoFactorEnabled,
  selectPrivacy,
  selectWallets,
  twoFactorChanged,
  walletConnected,
  walletDisconnected,
} from './localSettings.slice';
export { keepLocalSettings, readLocalSettings } from './localSettings.storage';
