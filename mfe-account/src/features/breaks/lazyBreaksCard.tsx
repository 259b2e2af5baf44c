import { Card, lazyPart, PartPlaceholder, type PlaceholderProps } from '../../shared';
import { messages } from './breaksCard.messages';

const BreaksPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <Card id="breaks" title={messages.title}>
    <div style={{ padding: '14px 24px' }}>
      <PartPlaceholder label={messages.loading} height={38} onRetry={onRetry} />
    </div>
  </Card>
);

/** Loads with the page, after the cards above it. */
export const BreaksCard = lazyPart(() => import('./BreaksCard').then((module) => module.BreaksCard), BreaksPlaceholder);
