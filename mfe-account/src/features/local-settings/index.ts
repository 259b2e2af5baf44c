export {
  detailsSaved,
  emailCodeAsked,
  emailCodeSent,
  localSettings,
  localSettingsLoaded,
  privacyChanged,
  selectDetails,
  selectEmailCode,
  selectIsEmailCodeAsked,
  selectIsTwoFactorEnabled,
  selectPrivacy,
  selectWallets,
  twoFactorChanged,
  walletAccountChanged,
  walletConnected,
  walletDisconnected,
} from './localSettings.slice';
export { keepLocalSettings, readLocalSettings } from './localSettings.storage';
