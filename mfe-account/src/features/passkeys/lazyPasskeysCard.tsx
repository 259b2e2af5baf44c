import { Card, lazyPart, PartPlaceholder, type PlaceholderProps } from '../../shared';
import { contentHeight } from './contentHeight';
import { messages } from './passkeys.messages';

const PasskeysPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <Card id="passkeys" title={messages.title}>
    <div style={{ padding: '14px 24px' }}>
      <PartPlaceholder label={messages.loading} height={contentHeight} onRetry={onRetry} />
    </div>
  </Card>
);

/** Loads with the page, after the cards above it. */
export const PasskeysCard = lazyPart(
  () => import('./PasskeysCard').then((module) => module.PasskeysCard),
  PasskeysPlaceholder,
);
