import { publicIdMessages } from '../../shared/publicId.messages';

/** Texts of the settings page (spec §2 Settings page, §8 Settings page). */
export const messages = {
  title: 'Settings',
  loading: 'Loading your settings',
  sectionsLabel: 'Sections of the settings',
  sections: {
    account: 'Account',
    privacy: 'Privacy',
    verification: 'Verification',
    security: 'Security',
    wallets: 'Wallets',
    passkeys: 'Passkeys',
    sessions: 'Sessions',
    activity: 'Activity',
  },
  affiliates: 'Affiliates',
  vault: 'Vault',
  notAvailable: (names: readonly string[]) =>
    `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} not available yet.`,
  publicId: 'Public ID',
  copyPublicId: 'Copy public ID',
  copied: publicIdMessages.copied,
  memberSince: 'Member since',
  unknown: '–',
  fetchFailed: 'Failed to fetch profile',
  failedNotice: 'Some of your details could not be loaded. What this device knows is shown.',
  tryAgain: 'Try again',

  account: 'Account details',
  username: 'Username',
  email: 'E-mail',
  edit: 'Edit',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  notSaved: 'Not saved yet. Your changes are kept in this tab until you save or cancel.',
  saved: 'Saved on this device for this session.',
  savedHere: 'Kept on this device for this session; your account itself is unchanged.',

  privacy: 'Privacy',
  privacyHere: 'Kept on this device',
  privacyUnknown: 'What you have set could not be loaded. Please try again later.',
  savedThere: 'Saved.',
  savedOnlyShown: 'Shown on your pages; login and mails keep using the account’s own.',
  toggles: [
    { flag: 'showBetsPublicly', label: 'Show bets publicly', hint: 'Whether your name may appear in live bets.' },
    { flag: 'displayStats', label: 'Display stats', hint: 'Whether others may see your statistics.' },
    { flag: 'receiveTipNotifications', label: 'Receive tip notifications', hint: 'Whether you want to hear of tips.' },
  ],

  phrase: 'Mail phrase',
  phraseLine: 'Words of yours at the top of every mail. A mail without them is not from us.',
  phraseIs: (phrase: string) => `“${phrase}” is at the top of every mail. A mail without it is not from us.`,
  phraseChange: (isSet: boolean) => (isSet ? 'Change' : 'Set phrase'),
  phraseLabel: 'Your phrase',
  phraseHint: 'No password, and nothing that you use elsewhere. Leave it empty for none.',

  signedOutTitle: 'Log in to see your settings',
  signedOutLine: 'Your account, privacy and security are here once you are logged in.',
} as const;
