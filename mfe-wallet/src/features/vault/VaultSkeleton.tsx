import { DialogBody, Skeleton } from '@tessera/shared-contracts/ui';

/** Skeleton of the vault, as high as it: on a phone the sheet would grow. */
export const VaultSkeleton = () => (
  <>
    <DialogBody aria-busy="true">
      <Skeleton width={220} height={36} />
      <Skeleton height={48} radius={10} delayMs={30} />
    </DialogBody>
    <div aria-hidden="true">
      <Skeleton height={56} radius={0} delayMs={60} />
    </div>
    <DialogBody aria-hidden="true">
      <Skeleton height={72} radius={10} delayMs={90} />
      <Skeleton height={116} radius={10} delayMs={120} />
      <Skeleton height={52} radius={10} delayMs={150} />
    </DialogBody>
  </>
);
