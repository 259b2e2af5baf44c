import { DialogBody, Skeleton } from '@tessera/shared-contracts/ui';
import { BalanceRow } from './BalanceList';
import { messages } from './overview.messages';
import { Actions, SkeletonList, Total, TotalHead } from './overview.styles';

const rows = [0, 1, 2, 3, 4];
const staggerMs = 30;

/** The overview before the balances are known, in the same geometry. */
export function OverviewSkeleton({ actions }: { readonly actions: React.ReactNode }) {
  return (
    <>
      <DialogBody aria-busy="true">
        <div>
          <TotalHead>
            <span>{messages.total}</span>
          </TotalHead>
          <Total as="div">
            <Skeleton width={220} height={36} />
          </Total>
        </div>
        <Skeleton height={26} />
        <Skeleton height={16} width="70%" />
        <Actions>{actions}</Actions>
      </DialogBody>
      <SkeletonList>
        {rows.map((row) => (
          <BalanceRow key={row}>
            <Skeleton width={36} height={36} radius={9} delayMs={row * staggerMs} />
            <span>
              <Skeleton width={56} height={16} delayMs={row * staggerMs} />
              <span style={{ display: 'block', height: 4 }} />
              <Skeleton width={72} height={12} delayMs={row * staggerMs} />
            </span>
            <span style={{ marginLeft: 'auto' }}>
              <Skeleton width={96} height={16} delayMs={row * staggerMs} />
            </span>
          </BalanceRow>
        ))}
      </SkeletonList>
    </>
  );
}
