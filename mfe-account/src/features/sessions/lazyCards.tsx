import { Card, lazyPart, PartPlaceholder, type PlaceholderProps } from '../../shared';
import { messages } from './sessions.messages';

/** As in `LoadedList`, which replaces it once loaded. */
const rowHeight = 38;
const rowPadding = '14px 24px';

const ActivityPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <Card id="activity" title={messages.activity}>
    <div style={{ padding: rowPadding }}>
      <PartPlaceholder label={messages.loadingActivity} height={rowHeight} onRetry={onRetry} />
    </div>
  </Card>
);

const SessionsPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <Card id="sessions" title={messages.sessions}>
    <div style={{ padding: rowPadding }}>
      <PartPlaceholder label={messages.loadingSessions} height={rowHeight} onRetry={onRetry} />
    </div>
  </Card>
);

/** Loads with the page, after the cards above it. */
export const ActivityCard = lazyPart(
  () => import('./ActivityCard').then((module) => module.ActivityCard),
  ActivityPlaceholder,
);

/** Loads with the page, after the cards above it. */
export const SessionsCard = lazyPart(
  () => import('./SessionsCard').then((module) => module.SessionsCard),
  SessionsPlaceholder,
);
