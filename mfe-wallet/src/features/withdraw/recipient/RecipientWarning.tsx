import type { Coin } from '@tessera/shared-contracts/api';
import { Notice } from '@tessera/shared-contracts/ui';
import { useDepositAddress } from '../../deposit/useDepositAddress';
import { warnAbout } from './describeRecipient';
import type { AddressTools } from './useAddressTools';

/** Warning about a valid but unsafe address. */
export function RecipientWarning({
  userId,
  coin,
  coins,
  address,
  known,
  saved,
  tools,
}: {
  readonly userId: string;
  readonly coin: Coin;
  readonly coins: readonly Coin[];
  readonly address: string;
  readonly known: readonly string[];
  readonly saved: readonly string[];
  readonly tools: AddressTools;
}) {
  const own = useDepositAddress(userId, coin, coins);
  const ownAddress = own.status === 'ready' ? own.address : undefined;
  const warning = warnAbout(address, { known, saved, ownAddress }, tools);
  if (warning === undefined) return null;
  return (
    <Notice tone="loss" role="alert">
      {warning}
    </Notice>
  );
}
