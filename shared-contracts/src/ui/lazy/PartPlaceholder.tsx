import { ErrorState, Skeleton, VisuallyHidden } from '../basics';
import type { PlaceholderProps } from './lazyPart';
import { messages } from './partPlaceholder.messages';

/** Props of {@link PartPlaceholder}. */
export interface PartPlaceholderProps extends PlaceholderProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** Height of the part, in pixels. */
  readonly height: number;
}

/** The content of a placeholder: a skeleton, or that the part could not be loaded, with a retry. */
export const PartPlaceholder = ({ label, height, onRetry }: PartPlaceholderProps) =>
  onRetry === undefined ? (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton height={height} radius={14} />
    </div>
  ) : (
    <ErrorState title={messages.failed} reason={messages.reason} onRetry={onRetry} headingLevel={3} />
  );
