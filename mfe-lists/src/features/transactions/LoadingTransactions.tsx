import { color, elevation, radius, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import type { LoadProgress } from './data';
import { describeProgress } from './describeProgress';
import { Floating } from './Floating';
import { TransactionListSkeleton } from './TransactionsSkeleton';

/** Shorter loads show no count. */
const worthTelling = 1000;

/** Skeleton of the list, with the progress of a long history. */
export function LoadingTransactions({ progress }: { readonly progress: LoadProgress | undefined }) {
  const isTold = progress !== undefined && Math.max(progress.read, progress.expected ?? 0) >= worthTelling;
  return (
    <div>
      {isTold && (
        <Floating>
          <Progress>{describeProgress(progress)}</Progress>
        </Floating>
      )}
      <TransactionListSkeleton />
    </div>
  );
}

const Progress = styled.p`
  margin: 0;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  background: ${color.surface.pressed};
  box-shadow: ${elevation.menu};
  color: ${color.text.primary};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
`;
