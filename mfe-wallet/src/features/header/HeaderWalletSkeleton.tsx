import { Skeleton } from '@tessera/shared-contracts/ui';
import { Wallet } from 'lucide-react';
import { CurrencyCell, Pill, PlainWalletCell, TotalCell } from './HeaderWallet.styles';
import { messages } from './header.messages';

/** Skeleton of the controls. */
export const HeaderWalletSkeleton = () => (
  <Pill aria-busy="true">
    <TotalCell as="span">
      <Skeleton width={72} height={16} />
    </TotalCell>
    <CurrencyCell as="span" $isLong={false} />
    <PlainWalletCell as="span" aria-hidden="true">
      <Wallet size={18} strokeWidth={1.9} />
      <span>{messages.wallet}</span>
    </PlainWalletCell>
  </Pill>
);
