import { DialogBody, lazyPart, PartFailure, type PlaceholderProps } from '@tessera/shared-contracts/ui';
import { VaultSkeleton } from './VaultSkeleton';

const Placeholder = ({ onRetry }: PlaceholderProps) =>
  onRetry === undefined ? (
    <VaultSkeleton />
  ) : (
    <DialogBody>
      <PartFailure onRetry={onRetry} />
    </DialogBody>
  );

/** The vault in a separate chunk: most players open the wallet only for their balance. */
export const LazyVaultView = lazyPart(() => import('./VaultView').then((module) => module.VaultView), Placeholder);
