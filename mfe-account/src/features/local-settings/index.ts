export type { DetailsEdit } from './localSettings.schema';
export {
  detailsSaved,
  draftChanged,
  emailCodeAsked,
  emailCodeSent,
  localSettings,
  localSettingsLoaded,
  privacyChanged,
  selectDetails,
  selectDraft,
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
