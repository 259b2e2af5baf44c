import { color, elevation, media, radius, space, type, zIndex } from '@tessera/shared-contracts/theme';
import { forcedEdge } from '@tessera/shared-contracts/ui';
import styled, { css } from 'styled-components';

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
  ${forcedEdge}
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

/** A bar above the lower edge of the page; invisible while it is empty. */
export const Bar = styled.section<{ $isShown: boolean }>`
  ${({ $isShown }) => $isShown && shown}
`;

/** Text of the bar. */
export const Message = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Buttons beside the text. */
export const Actions = styled.span`
  flex: none;
  display: flex;
  gap: ${space(1)};
`;
