import { DialogBody, type LazyPart, lazyPart, PartFailure, type PlaceholderProps } from '@tessera/shared-contracts/ui';
import type { ComponentType } from 'react';

/** A view of the wallet in a separate chunk: most players open the wallet only for their balance. */
export const lazyView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Skeleton: ComponentType,
): LazyPart<Props> =>
  lazyPart(load, ({ onRetry }: PlaceholderProps) =>
    onRetry === undefined ? (
      <Skeleton />
    ) : (
      <DialogBody>
        <PartFailure onRetry={onRetry} />
      </DialogBody>
    ),
  );
