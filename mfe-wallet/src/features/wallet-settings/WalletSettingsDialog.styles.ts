import { color, grout, media, radius } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

export const Options = styled.fieldset`
  display: grid;
  gap: ${grout.list};
  min-width: 0;
  margin: 0;
  border: 0;
  padding: 0;
  border-radius: ${radius.slab};
  overflow: hidden;
`;

export const OptionRow = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  padding: 0 16px;
  border-radius: ${radius.cut};
  background: ${color.surface.raised};
  cursor: pointer;
  & > input { position: absolute; inset: 0; margin: 0; opacity: 0; pointer-events: none; }
  & > span { flex: 1; min-width: 0; }
  & b { margin-right: 4px; font-weight: 600; color: ${color.text.primary}; }
  & > svg:last-child { visibility: hidden; color: ${color.accent.base}; }
  &:has(:checked) { background: ${color.surface.pressed}; }
  &:has(:checked) > svg:last-child { visibility: visible; }
  &:has(:focus-visible) { outline: 2px solid ${color.focus.ring}; outline-offset: -3px; }
  ${media.hover} {
    &:hover { background: ${color.surface.pressed}; }
  }
`;
