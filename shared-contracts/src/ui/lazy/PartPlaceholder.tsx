import { ErrorState, Skeleton, VisuallyHidden } from '../basics';
import type { PlaceholderProps } from './lazyPart';
import { messages } from './partPlaceholder.messages';

/** Props of {@link PartPlaceholder}. */
export interface PartPlaceholderProps extends PlaceholderProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** Height of the part, in pixels. */
  readonly height: number;
  /** Level of the heading of a failure; 3 by default. */
  readonly headingLevel?: 2 | 3 | undefined;
}

/** The content of a placeholder: a skeleton, or that the part could not be loaded, with a retry. */
export const PartPlaceholder = ({ label, height, headingLevel, onRetry }: PartPlaceholderProps) =>
  onRetry === undefined ? (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton height={height} radius={14} />
    </div>
  ) : (
    <PartFailure onRetry={onRetry} headingLevel={headingLevel} />
  );

/** Says that a part could not be loaded, with a retry. */
export const PartFailure = ({
  onRetry,
  headingLevel = 3,
}: { readonly onRetry: () => void } & Pick<PartPlaceholderProps, 'headingLevel'>) => (
  <ErrorState title={messages.failed} reason={messages.reason} onRetry={onRetry} headingLevel={headingLevel} />
);
