import { array, boolean, type InferOutput, minLength, object, optional, pipe, string } from 'valibot';

const connectedWalletSchema = object({
  /** Address in lower case, so that the same account is listed once. */
  id: pipe(string(), minLength(1)),
  name: string(),
  address: string(),
});
/** A browser wallet that the player connected (spec §3). */
export type ConnectedWallet = InferOutput<typeof connectedWalletSchema>;

const privacySchema = object({
  showBetsPublicly: boolean(),
  displayStats: boolean(),
  receiveTipNotifications: boolean(),
});
/** The settings flags of spec §3. */
export type PrivacySettings = InferOutput<typeof privacySchema>;

export const localSettingsSchema = object({
  details: optional(object({ username: string(), email: string() })),
  privacy: privacySchema,
  isTwoFactorEnabled: boolean(),
  wallets: array(connectedWalletSchema),
});
/** All settings that stay in this tab and are not sent. */
export type LocalSettings = InferOutput<typeof localSettingsSchema>;
