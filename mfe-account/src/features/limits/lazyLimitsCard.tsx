import { Card, lazyPart, PartPlaceholder, type PlaceholderProps } from '../../shared';
import { messages } from './limitsCard.messages';

const LimitsPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <Card id="limits" title={messages.title}>
    <div style={{ padding: '14px 24px' }}>
      <PartPlaceholder label={messages.loading} height={38} onRetry={onRetry} />
    </div>
  </Card>
);

/** Loads with the page, after the cards above it. */
export const LimitsCard = lazyPart(() => import('./LimitsCard').then((module) => module.LimitsCard), LimitsPlaceholder);
