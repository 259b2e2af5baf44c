import {
  array,
  boolean,
  type InferOutput,
  looseObject,
  minLength,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot';

// Loose, so that a release writes back the fields that only a newer one knows.

const connectedWalletSchema = looseObject({
  /** Address in lower case, so that the same account is listed once. */
  id: pipe(string(), minLength(1)),
  name: string(),
  address: string(),
  /** The wallet of the account, as announced; absent in data stored by older versions. */
  source: optional(string()),
});
/** A browser wallet that the player connected (spec §3 Connected wallet). */
export type ConnectedWallet = InferOutput<typeof connectedWalletSchema>;

const privacySchema = looseObject({
  showBetsPublicly: boolean(),
  displayStats: boolean(),
  receiveTipNotifications: boolean(),
});
/** Privacy of a player, and tip notifications (spec §3 Settings flags). */
export type PrivacySettings = InferOutput<typeof privacySchema>;

/** The code that was last sent to verify an e-mail address; times are milliseconds since 1970. */
const emailCodeSchema = looseObject({ address: string(), sentAt: number(), expiresAt: optional(number()) });

const detailsSchema = looseObject({ username: string(), email: string() });
const detailsEditsSchema = object({ username: optional(string()), email: optional(string()) });
/** The edited account details; the others may change elsewhere meanwhile. */
export type DetailsEdits = InferOutput<typeof detailsEditsSchema>;

export const localSettingsSchema = looseObject({
  details: optional(detailsSchema),
  /** Neither saved nor cancelled. */
  edits: optional(detailsEditsSchema),
  privacy: privacySchema,
  isTwoFactorEnabled: boolean(),
  wallets: array(connectedWalletSchema),
  emailCode: optional(emailCodeSchema),
  /** Whether the dialog that asks for it is open: it opens again after a reload. */
  isEmailCodeAsked: optional(boolean(), false),
});
/** All settings that stay in this tab and are not sent. */
export type LocalSettings = InferOutput<typeof localSettingsSchema>;
