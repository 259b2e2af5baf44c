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
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 3.25rem;
  padding: 0 16px;
  border-radius: ${radius.cut};
  background: ${color.surface.raised};
  cursor: pointer;
  & > span { flex: 1; min-width: 0; }
  & b { margin-right: 4px; font-weight: 600; color: ${color.text.primary}; }
  & > input {
    appearance: none;
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    border-radius: 6px;
    outline: none;
    background: ${color.surface.void};
    box-shadow: inset 0 0 0 1.5px ${color.line.control};
    cursor: inherit;
  }
  /* The check is drawn by the border's width, so that forced colours keep it as well. */
  & > input:checked { border: 6px solid ${color.accent.base}; background: ${color.text.onAccent}; box-shadow: none; }
  &:has(:checked) { background: ${color.surface.pressed}; }
  &:has(:focus-visible) { outline: 2px solid ${color.focus.ring}; outline-offset: -3px; }
  ${media.hover} {
    &:hover { background: ${color.surface.pressed}; }
  }
`;
