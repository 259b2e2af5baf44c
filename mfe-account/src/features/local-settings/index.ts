export {
  detailsSaved,
  emailCodeSent,
  localSettings,
  localSettingsLoaded,
  privacyChanged,
  selectDetails,
  selectEmailCode,
  selectIsTwoFactorEnabled,
  selectPrivacy,
  selectWallets,
  twoFactorChanged,
  walletAccountChanged,
  walletConnected,
  walletDisconnected,
} from './localSettings.slice';
export { keepLocalSettings, readLocalSettings } from './localSettings.storage';
