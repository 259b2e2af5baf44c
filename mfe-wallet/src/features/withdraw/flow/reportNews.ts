import { emit, type ToastKind } from '@tessera/shared-contracts/events';
import { showWalletToast } from '../../../shared/walletToast';
import { messages, settledMessage } from '../withdraw.messages';
import type { WithdrawalNews } from './withdrawalRunner';

/** Tells the player and the page what became of a withdrawal. A view that is shown tells of failures itself. */
export function reportNews(news: WithdrawalNews, isViewShown: boolean): void {
  const toast = toastOf(news);
  if (toast[0] === 'success' || !isViewShown) showWalletToast(...toast);
  // Whoever shows balances reads them again: the money was sent, or may have been.
  if ('withdrawal' in news) emit('balance-changed', { reason: 'withdrawal', currency: news.withdrawal.currency });
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
