import { AddressesSkeleton } from '../address-book/AddressesSkeleton';
import { DepositViewSkeleton } from '../deposit/DepositSkeleton';
import { VaultSkeleton } from '../vault/VaultSkeleton';
import { WithdrawSkeleton } from '../withdraw/WithdrawSkeleton';
import { lazyView } from './lazyView';

/** {@link lazyView} */
export const LazyDepositView = lazyView(
  () => import('../deposit/DepositView').then((module) => module.DepositView),
  DepositViewSkeleton,
);
/** {@link lazyView} */
export const LazyWithdrawView = lazyView(
  () => import('../withdraw/WithdrawView').then((module) => module.WithdrawView),
  WithdrawSkeleton,
);
/** {@link lazyView} */
export const LazyVaultView = lazyView(
  () => import('../vault/VaultView').then((module) => module.VaultView),
  VaultSkeleton,
);
/** {@link lazyView} */
export const LazyAddressesView = lazyView(
  () => import('../address-book/AddressesView').then((module) => module.AddressesView),
  AddressesSkeleton,
);
