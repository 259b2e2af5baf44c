import { emit, type ToastKind } from '@tessera/shared-contracts/events';
import { showWalletToast } from '../../../shared/walletToast';
import { messages, settledMessage } from '../withdraw.messages';
import type { WithdrawalNews } from './withdrawalRunner';

/** What the page shows when news of a withdrawal arrives. */
interface Shown {
  readonly isViewShown: boolean;
  readonly areOutcomesShown: boolean;
}

/** Reports the outcome of a withdrawal to the page, and to the player by a toast unless a view shows it. */
export function reportNews(news: WithdrawalNews, shown: Shown): void {
  if (!isShownInView(news, shown)) showWalletToast(...toastOf(news));
  // Views of balances refetch: the money was sent, or may have been.
  if ('withdrawal' in news) emit('balance-changed', { reason: 'withdrawal', currency: news.withdrawal.currency });
}

function isShownInView({ type }: WithdrawalNews, { isViewShown, areOutcomesShown }: Shown): boolean {
  switch (type) {
    case 'settled':
      return areOutcomesShown;
    case 'answer-lost':
      return areOutcomesShown || isViewShown;
    case 'refused':
      return isViewShown;
    default:
      return false;
  }
}

function toastOf(news: WithdrawalNews): [ToastKind, string] {
  switch (news.type) {
    case 'code-sent':
      return ['success', messages.codeSent];
    case 'code-verified':
      return ['success', messages.codeVerified];
    case 'accepted':
      return ['success', messages.submitted];
    case 'refused':
      return ['error', news.message];
    case 'answer-lost':
      return ['warning', messages.unknown];
    case 'settled':
      return [news.payment.status === 'paid' ? 'success' : 'warning', settledMessage(news.payment)];
  }
}
