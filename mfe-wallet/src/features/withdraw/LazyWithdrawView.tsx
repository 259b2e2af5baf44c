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

/** The withdraw view, in a script of its own: most who open the wallet look at their balance. */
export const LazyWithdrawView = lazyPart(
  () => import('./WithdrawView').then((module) => module.WithdrawView),
  Placeholder,
);
