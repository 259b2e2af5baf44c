import { DialogBody, Skeleton } from '@tessera/shared-contracts/ui';

/** Skeleton of the address book. */
export const AddressesSkeleton = () => (
  <DialogBody aria-busy="true">
    <Skeleton height={40} />
    <Skeleton height={48} radius={10} delayMs={30} />
    <Skeleton height={44} radius={10} delayMs={60} />
    <Skeleton height={72} radius={10} delayMs={90} />
  </DialogBody>
);
