import { css } from 'styled-components';
import { color, media } from '../../theme';

/** The sky ring around the focused element. */
export const focusRing = css`
  outline: none;
  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;

/** The same ring inset, for parts of a clipped slab. */
export const focusRingInset = css`
  outline: none;
  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: -3px;
  }
`;

/** The edge of a surface in forced colours, which make it visible. */
export const forcedEdge = css`
  outline: 1px solid transparent;
  outline-offset: -1px;
`;

/** A button element without the browser's styles. */
export const plainButton = css`
  appearance: none;
  margin: 0;
  border: 0;
  padding: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
`;

/** Figures of equal width, so that amounts line up. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

/** Keeps the look of a small control and enlarges its touch target to 44 px. */
export const touchTarget = css`
  ${media.touch} {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: -10px -8px;
    }
  }
`;
