import { DialogBody, Skeleton } from '@tessera/shared-contracts/ui';

/** Skeleton of the address book, about as high as an empty one. */
export const AddressesSkeleton = () => (
  <DialogBody aria-busy="true">
    <Skeleton height={64} />
    <Skeleton height={48} radius={10} delayMs={30} />
    <Skeleton height={72} radius={10} delayMs={60} />
    <Skeleton height={100} radius={10} delayMs={90} />
  </DialogBody>
);
