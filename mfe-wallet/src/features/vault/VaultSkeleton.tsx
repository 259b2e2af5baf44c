import { DialogBody, Skeleton } from '@tessera/shared-contracts/ui';

/** Skeleton of the vault. */
export const VaultSkeleton = () => (
  <DialogBody aria-busy="true">
    <Skeleton width={220} height={36} />
    <Skeleton height={48} radius={10} delayMs={30} />
    <Skeleton height={72} radius={10} delayMs={60} />
    <Skeleton height={52} radius={10} delayMs={90} />
  </DialogBody>
);
