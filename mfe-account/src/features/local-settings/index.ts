export type { DetailsEdits } from './localSettings.schema';
export {
  detailsEdited,
  detailsSaved,
  emailCodeAsked,
  emailCodeSent,
  localSettings,
  localSettingsLoaded,
  privacyChanged,
  selectDetails,
  selectDetailsEdits,
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
