import { DialogBody, lazyPart, PartFailure, type PlaceholderProps } from '@tessera/shared-contracts/ui';

const Placeholder = ({ onRetry }: PlaceholderProps) =>
  onRetry === undefined ? null : (
    <DialogBody>
      <PartFailure onRetry={onRetry} />
    </DialogBody>
  );

/** The outcomes of lost payments, in a script of their own: few players have any. */
export const LazyKeptOutcomes = lazyPart(
  () => import('./KeptOutcomes').then((module) => module.KeptOutcomes),
  Placeholder,
);
