import type { ActivityKind } from '@tessera/shared-contracts/extensions';

const activities: Readonly<Record<ActivityKind, string>> = {
  login: 'Login',
  logout: 'Logout',
  'email-verified': 'E-mail verified',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by mail',
  'two-factor-enabled': 'Second factor switched on',
  'two-factor-disabled': 'Second factor switched off',
  'two-factor-guessed': 'Many wrong codes at login',
  'recovery-code-used': 'Login with a recovery code',
  'recovery-codes-replaced': 'Recovery codes replaced',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'session-ended': 'A session was ended',
  'sessions-ended': 'All other sessions were ended',
  'withdrawal-submitted': 'Withdrawal submitted',
  'address-added': 'Withdrawal address added',
  'address-removed': 'Withdrawal address removed',
  'book-only-off': 'Only the address book turned off',
};

/** Label of an event; unknown kinds are shown by their name. */
export const activityOf = (kind: string): string =>
  new Map<string, string>(Object.entries(activities)).get(kind) ?? kind;
