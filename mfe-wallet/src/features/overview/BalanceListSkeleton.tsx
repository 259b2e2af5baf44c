import { Skeleton } from '@tessera/shared-contracts/ui';
import { BalanceRow, BalanceRows } from './overview.styles';

const rows = [0, 1, 2, 3, 4];
const staggerMs = 30;

/** Skeleton of the list. */
export function BalanceListSkeleton() {
  return (
    <BalanceRows aria-hidden="true">
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
    </BalanceRows>
  );
}
