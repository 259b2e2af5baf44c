import { isHidden } from '@tessera/shared-contracts/config';
import { DialogBody, Skeleton } from '@tessera/shared-contracts/ui';
import { FieldName, Qr } from './deposit.styles';

/** Skeleton of the address card. */
export function AddressSkeleton() {
  return (
    <>
      <Qr>
        <Skeleton width="256px" height="256px" radius="14px" />
      </Qr>
      <div>
        <FieldName>
          <Skeleton width="6.875rem" height="1.125rem" />
        </FieldName>
        <Skeleton width="100%" height="5rem" radius="12px" />
      </div>
    </>
  );
}

/** Skeleton of the form, as high as it: on a phone the sheet would grow. */
export function DepositSkeleton() {
  return (
    <>
      <div>
        <FieldName>
          <Skeleton width="3.75rem" height="1.125rem" />
        </FieldName>
        <Skeleton width="100%" height="3rem" radius="10px" />
      </div>
      <Skeleton width="100%" height="1.5rem" />
      <Skeleton width="100%" height="2.75rem" />
      <Skeleton width="100%" height="6rem" radius="10px" />
      <AddressSkeleton />
    </>
  );
}

/** Skeleton of the deposit view. */
export const DepositViewSkeleton = () => (
  <>
    {!isHidden('local-currency') && (
      <div aria-hidden="true">
        <Skeleton height={56} radius={0} />
      </div>
    )}
    <DialogBody aria-busy="true">
      <DepositSkeleton />
    </DialogBody>
  </>
);
