import { type DialogRequest, recordIdPattern } from '@tessera/shared-contracts/events';
import {
  hasExtension,
  holdNotices,
  limitNotices,
  type Notice,
  securityNotices,
  transactionNotices,
} from '@tessera/shared-contracts/extensions';

/** Where a notice leads: a dialog, an address of the site, or nowhere. */
export type NoticePlace = DialogRequest | { readonly href: string } | undefined;

const includes = (kinds: readonly string[], kind: string) => kinds.includes(kind);

/** Where the player can see more of what a notice tells, and act on it. */
export function placeOf({ kind, transactionId }: Notice): NoticePlace {
  if (transactionId !== undefined && recordIdPattern.test(transactionId) && hasExtension('withdrawals')) {
    return { dialog: 'transaction', id: transactionId };
  }
  if (includes(transactionNotices, kind)) return { href: '/transactions' };
  if (includes(limitNotices, kind) && hasExtension('limits')) return { href: '/settings#limits' };
  if (includes(holdNotices, kind)) return { dialog: 'wallet', view: 'withdraw' };
  if (!includes(securityNotices, kind)) return undefined;
  if (kind === 'login' && hasExtension('sessions')) return { href: '/settings#sessions' };
  return { href: kind.startsWith('passkey-') ? '/settings#passkeys' : '/settings#security' };
}
