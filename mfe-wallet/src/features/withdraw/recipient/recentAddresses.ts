import { playerItem } from '@tessera/shared-contracts/session';
import { useReducer } from 'react';
import { array, string } from 'valibot';
import { readStored } from '../../../shared/readStored';
import type { WithdrawalNews } from '../flow/withdrawalRunner';

/** Removed on logout, like everything stored for a player on this device. */
const item = playerItem('tessera.wallet.recent-addresses', 'device');
const schema = array(string());
const longestList = 30;

/** The addresses, of all networks, that the player has withdrawn to on this device; the newest first. */
export const readRecentAddresses = (userId: string): readonly string[] => readStored(schema, item.read(userId)) ?? [];

/** Puts an address first. */
export function rememberAddress(userId: string, address: string): void {
  const others = readRecentAddresses(userId).filter((known) => known !== address);
  item.write(userId, JSON.stringify([address, ...others].slice(0, longestList)));
}

/** Stores the recipient of an accepted withdrawal. */
export function rememberPaid(userId: string, news: WithdrawalNews): void {
  if (news.type === 'accepted') rememberAddress(userId, news.withdrawal.address);
  if (news.type === 'settled' && news.payment.status === 'paid') {
    rememberAddress(userId, news.payment.withdrawal.address);
  }
}

/** {@link readRecentAddresses}, and a function that removes them. Read on each render, to include other tabs' ones. */
export function useRecentAddresses(userId: string) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const forget = () => {
    item.write(userId, '[]');
    renderAgain();
  };
  return { recent: readRecentAddresses(userId), forget };
}
