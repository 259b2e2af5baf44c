import type { Notice, NoticeKind } from '@tessera/shared-contracts/extensions';

const titles: Readonly<Record<NoticeKind, string>> = {
  'deposit-credited': 'Deposit credited',
  'deposit-held': 'Deposit held',
  'deposit-released': 'Held deposit released',
  'deposit-failed': 'Deposit not credited',
  'withdrawal-in-review': 'Withdrawal is checked by a person',
  'withdrawal-approved': 'Withdrawal approved',
  'withdrawal-sent': 'Withdrawal sent',
  'withdrawal-done': 'Withdrawal arrived',
  'withdrawal-refused': 'Withdrawal refused',
  'withdrawal-failed': 'Withdrawal failed',
  'withdrawal-cancelled': 'Withdrawal cancelled',
  'address-usable': 'You can withdraw to your new address',
  'withdrawals-open': 'You can withdraw to any address again',
  login: 'New login',
  'password-changed': 'Your password was changed',
  'password-reset': 'Your password was reset by mail',
  'two-factor-enabled': 'Your second factor is on',
  'two-factor-disabled': 'Your second factor is off',
  'two-factor-guessed': 'Wrong codes at a login with your password',
  'passkey-added': 'A new passkey was added',
  'passkey-removed': 'A passkey was removed from your account',
  'limit-set': 'Your limit holds',
  'limit-raised': 'Your limit is higher',
  'limit-removed': 'Your limit is removed',
  'limit-confirmable': 'You can say yes to your change of a limit',
};
const known: ReadonlyMap<string, string> = new Map(Object.entries(titles));

/** What a notice is about; a kind that this release does not know is shown by its name, capitalised. */
export function titleOf({ kind }: Notice): string {
  const name = kind.replaceAll('-', ' ');
  return known.get(kind) ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** What is said below the title: the provider's reason, the name of an address, or where something was done from. */
export const lineOf = ({ reason, name, browser, system }: Notice): string =>
  reason ?? name ?? [browser, system].filter((name) => name !== undefined).join(' on ');
