import { color, elevation, media, radius, space, type, zIndex } from '@tessera/shared-contracts/theme';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle, css } from 'styled-components';
import { messages } from './releases.messages';

/** Height of a bar of two lines of text with its distance from the edge. */
const roomPx = 84;

/** What lies at the page's end, and whatever takes the focus, can be scrolled out from under the bar. */
const RoomBelow = createGlobalStyle`
  html { scroll-padding-bottom: calc(var(--layout-bottom-bar) + ${roomPx}px); }
  body { padding-bottom: ${roomPx}px; }
`;

const shown = css`
  position: fixed;
  inset: auto ${space(4)} calc(var(--layout-bottom-bar) + ${space(4)}) auto;
  z-index: ${zIndex.sticky};
  display: flex;
  gap: ${space(3)};
  align-items: center;
  max-width: min(720px, calc(100vw - ${space(7)}));
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.tile};
  background: ${color.surface.menu};
  box-shadow: ${elevation.menu};
  color: ${color.text.primary};
  font: ${type.ui};
  ${media.belowMd} {
    /* Low enough to stay within the strip below a game. */
    inset: auto ${space(2)} calc(var(--layout-bottom-bar) + ${space(2)});
    max-width: none;
    padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
    font: ${type.caption};
  }
`;

const Bar = styled.section<{ $isShown: boolean }>`
  ${({ $isShown }) => $isShown && shown}
`;

const Message = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Actions = styled.span`
  flex: none;
  display: flex;
  gap: ${space(1)};
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
