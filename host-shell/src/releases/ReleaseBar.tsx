import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { Actions, Bar, Message } from './ReleaseBar.styles';
import { messages } from './releases.messages';

/** Height of a bar of two lines of text with its distance from the edge. */
const roomPx = 84;

/** What lies at the page's end, and whatever takes the focus, can be scrolled out from under the bar. */
const RoomBelow = createGlobalStyle`
  html { scroll-padding-bottom: calc(var(--layout-bottom-bar) + ${roomPx}px); }
  body { padding-bottom: ${roomPx}px; }
`;

/**
 * A line above the lower edge of the page with buttons beside it. It is on the page before it has something to say, since
 * screen readers announce only what comes into a place that they know.
 */
export function ReleaseBar({
  message,
  children,
}: {
  readonly message?: string | undefined;
  readonly children?: ReactNode;
}) {
  const isShown = message !== undefined;
  return (
    <Bar $isShown={isShown} {...(isShown && { 'aria-label': messages.label })}>
      {isShown && <RoomBelow />}
      <Message role="status">{message}</Message>
      {isShown && <Actions>{children}</Actions>}
    </Bar>
  );
}
