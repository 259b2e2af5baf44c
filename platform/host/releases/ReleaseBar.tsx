import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { Actions, Bar, Message } from './ReleaseBar.styles';
import { messages } from './releases.messages';

/** Height of a bar with two lines of text, plus its distance from the edge. */
const roomPx = 84;

/** Lets the end of the page, and whatever has the focus, be scrolled out from under the bar. */
const RoomBelow = createGlobalStyle`
  html { scroll-padding-bottom: calc(var(--layout-bottom-bar) + ${roomPx}px); }
  body { padding-bottom: ${roomPx}px; }
`;

/**
 * A bar above the lower edge of the page: a text with buttons. It is on the page before it has content, since screen
 * readers announce only changes of a live region that they know.
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
