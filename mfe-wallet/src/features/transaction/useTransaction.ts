import { hasExtension } from '@tessera/shared-contracts/extensions';
import { useState } from 'react';
import { readTimeline } from './timeline';
import { useTransactionQuery } from './transaction.api';

/** How often an open transaction is read without the extension `events`, with which the provider reports every step. */
const pollMs = 10_000;

/** Reads a transaction and follows it until nothing more happens to it. */
export function useTransaction(userId: string, id: string) {
  const [isOpen, setIsOpen] = useState(false);
  const query = useTransactionQuery(
    { userId, id },
    {
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
      refetchOnReconnect: true,
      pollingInterval: isOpen && !hasExtension('events') ? pollMs : 0,
      skipPollingIfUnfocused: true,
    },
  );
  const isOpenNow = query.currentData !== undefined && readTimeline(query.currentData).isOpen;
  if (isOpenNow !== isOpen) setIsOpen(isOpenNow);
  return query;
}
