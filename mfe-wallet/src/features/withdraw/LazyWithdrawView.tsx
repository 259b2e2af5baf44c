import { DialogBody, lazyPart, PartFailure, type PlaceholderProps } from '@tessera/shared-contracts/ui';
import { WithdrawSkeleton } from './WithdrawSkeleton';

const Placeholder = ({ onRetry }: PlaceholderProps) =>
  onRetry === undefined ? (
    <WithdrawSkeleton />
  ) : (
    <DialogBody>
      <PartFailure onRetry={onRetry} />
    </DialogBody>
  );

/** The withdraw view in a separate chunk: most players open the wallet only for their balance. */
export const LazyWithdrawView = lazyPart(
  () => import('./WithdrawView').then((module) => module.WithdrawView),
  Placeholder,
);
