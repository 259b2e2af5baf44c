import { DialogBody, Skeleton } from '@tessera/shared-contracts/ui';
import { DialogFoot } from '../wallet-dialog/DialogFoot';

const FieldSkeleton = ({ delayMs }: { readonly delayMs: number }) => (
  <div>
    <Skeleton width={110} height={18} delayMs={delayMs} />
    <div style={{ height: 6 }} />
    <Skeleton height={48} radius={10} delayMs={delayMs} />
  </div>
);

/** Skeleton of the withdraw form, as high as it: on a phone the sheet would grow. */
export function WithdrawSkeleton() {
  return (
    <>
      <DialogBody aria-busy="true">
        <FieldSkeleton delayMs={0} />
        <FieldSkeleton delayMs={30} />
        <div>
          <FieldSkeleton delayMs={60} />
          <div style={{ height: 8 }} />
          <Skeleton width={190} height={36} radius={8} delayMs={60} />
        </div>
        <Skeleton height={107} radius={10} delayMs={90} />
        <Skeleton height={66} radius={12} delayMs={90} />
      </DialogBody>
      <DialogFoot>
        <Skeleton height={52} radius={10} delayMs={120} />
      </DialogFoot>
    </>
  );
}
