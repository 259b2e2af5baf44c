import { css } from 'styled-components';
import { color, font, media, radius } from '../../theme';
import { focusRing } from '../basics';

/** A row of chips; it scrolls if it does not fit. */
export const chipRowStyles = css`
  display: flex;
  gap: 8px;
  /* Space for the focus ring, which a scrolling row would clip. */
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;
`;

/** A chip: a button that is pressed or not, or a link to where the player may already be. */
export const chipStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  min-height: 2.75rem;
  padding: 0 16px;
  border-radius: ${radius.control};
  background: ${color.surface.tile};
  font: 550 0.875rem / 1.25rem ${font.ui};
  color: ${color.text.secondary};
  text-decoration: none;
  white-space: nowrap;
  ${focusRing}
  ${media.hover} {
    &:hover { background: ${color.surface.pressed}; }
  }
  &:is([aria-pressed='true'], [aria-current]), &:is([aria-pressed='true'], [aria-current]):hover {
    background: ${color.text.primary};
    color: ${color.surface.page};
  }
`;
