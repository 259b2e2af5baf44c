import { Skeleton } from '@tessera/shared-contracts/ui';
import { FieldName, Qr } from './deposit.styles';

/** The address card until its address is known, with the same layout. */
export function AddressSkeleton() {
  return (
    <>
      <Qr>
        <Skeleton width="256px" height="256px" radius="14px" />
      </Qr>
      <div>
        <FieldName>
          <Skeleton width="110px" height="18px" />
        </FieldName>
        <Skeleton width="100%" height="64px" radius="12px" />
      </div>
    </>
  );
}

/** The whole deposit view until its coins are known. */
export function DepositSkeleton() {
  return (
    <>
      <div>
        <FieldName>
          <Skeleton width="60px" height="18px" />
        </FieldName>
        <Skeleton width="100%" height="48px" radius="10px" />
      </div>
      <Skeleton width="100%" height="24px" />
      <AddressSkeleton />
    </>
  );
}
