import type { Transaction } from '@tessera/shared-contracts/api';
import { groupThousands } from '@tessera/shared-contracts/format';
import { useMemo } from 'react';
import { TotalsList } from '../../list-panel/TotalsList';
import { sumByCurrency } from '../data';
import { messages } from './filterPanel.messages';

interface TotalsProps {
  readonly found: readonly Transaction[];
  /** Whether the transactions are complete. */
  readonly isComplete: boolean;
}

/** Totals of the matching transactions by currency. */
export function Totals({ found, isComplete }: TotalsProps) {
  const totals = useMemo(
    () =>
      sumByCurrency(found).map(({ currency, received, sent }) => ({
        currency,
        sums: [
          { word: messages.received, amount: received },
          { word: messages.sent, amount: sent },
        ],
      })),
    [found],
  );
  const caption = (isComplete ? messages.totalsOf : messages.totalsSoFar)(groupThousands(found.length));
  return <TotalsList caption={caption} totals={totals} />;
}
