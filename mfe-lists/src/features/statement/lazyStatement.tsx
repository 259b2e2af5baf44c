import { lazyPart, PartPlaceholder, type PlaceholderProps } from '@tessera/shared-contracts/ui';
import { messages } from './statement.messages';

const StatementPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <PartPlaceholder label={messages.loading} height={556} headingLevel={2} onRetry={onRetry} />
);

/** The days and the coins, which visitors need not load. */
export const Statement = lazyPart(() => import('./Statement').then((module) => module.Statement), StatementPlaceholder);
