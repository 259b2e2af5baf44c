import { readMoment } from '@tessera/shared-contracts/api';
import type { FoundDeposit } from '@tessera/shared-contracts/extensions';
import type { Decimal } from '@tessera/shared-contracts/money';
import { shortAmount } from '../coin-terms/coinTerms.messages';
import { confirmationsText, momentText, stateLabel } from '../transaction/transaction.messages';
import { messages } from './depositLookup.messages';

/** What a player reads of a deposit that was looked up. */
export interface FoundWords {
  /** A warning needs support, or another look. */
  readonly tone: 'info' | 'warning';
  readonly title: string;
  readonly line: string;
}

/** An amount with its currency, as far as both are known. */
export const amountText = (amount: Decimal | null | undefined, currency: string | null | undefined) =>
  amount == null || !currency ? undefined : `${shortAmount(amount)} ${currency.toUpperCase()}`;

/** Words for each state of the provider; an unknown one is shown as it is. */
export function describeFound(found: FoundDeposit): FoundWords {
  const minimum = amountText(found.minimum, found.currency);
  switch (found.state) {
    case 'unknown':
      return lost(messages.unknown, messages.unknownLine);
    case 'confirming': {
      const title = confirmationsText(found.confirmations, found.required) ?? messages.confirming;
      return minimum === undefined ? open(title, messages.confirmingLine) : lost(title, messages.tooSmallLine(minimum));
    }
    case 'credited': {
      const moment = readMoment(found.creditedAt ?? '');
      return open(messages.credited, messages.creditedLine(moment === undefined ? undefined : momentText(moment)));
    }
    case 'below-minimum':
      return lost(messages.belowMinimum, messages.belowMinimumLine(minimum));
    case 'other-network':
      return lost(
        messages.otherNetwork,
        messages.otherNetworkLine(found.sentOver || undefined, found.network || undefined),
      );
    case 'failed':
      return lost(messages.failed, messages.failedLine);
    default:
      return open(stateLabel('deposit', found.state), messages.otherLine);
  }
}

const open = (title: string, line: string): FoundWords => ({ tone: 'info', title, line });
const lost = (title: string, line: string): FoundWords => ({ tone: 'warning', title, line });
