import styled from 'styled-components';
import { color, elevation, font, grout, media, type, zIndex } from '../../theme';
import { plainButton } from '../basics';
import { wellStyles } from '../field/Field.styles';

export const Trigger = styled.button<{ $hasIcon: boolean; $isError?: boolean | undefined }>`
  ${plainButton}
  ${wellStyles}
  ${({ $hasIcon }) => $hasIcon && 'padding-left: 10px;'}
  font: 450 0.9375rem / 1.25rem ${font.ui};
  text-align: left;
  outline: none;
  &:focus-visible, &[aria-expanded='true'] { box-shadow: inset 0 0 0 2px ${color.focus.ring}; }
  &:disabled { background: ${color.surface.tile}; color: ${color.text.disabled}; cursor: not-allowed; }
  & > svg { flex: none; color: ${color.text.tertiary}; }
  ${media.cramped} { flex-wrap: wrap; padding-block: 8px; }
`;

export const Value = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  /* A long badge leaves half of the row to the words. */
  & + span { max-width: 50%; }
  ${media.cramped} {
    flex-basis: 50%;
    overflow-wrap: anywhere;
    white-space: normal;
    /* A badge that does not fit is on a line of its own. */
    & + span { max-width: 100%; }
  }
`;

export const Strong = styled.span`
  font-weight: 600;
  color: ${color.text.primary};
`;

export const Faint = styled.span`
  color: ${color.text.tertiary};
`;

export const Listbox = styled.div`
  position: fixed;
  /* Resets the browser's styles of a popover. */
  inset: auto;
  margin: 0;
  border: 0;
  box-sizing: border-box;
  z-index: ${zIndex.dropdown};
  overflow: hidden auto;
  overscroll-behavior: contain;
  display: grid;
  gap: ${grout.list};
  padding: 6px;
  border-radius: 14px;
  background: ${color.surface.menu};
  box-shadow: ${elevation.menu};
  color: ${color.text.secondary};
`;

export const Option = styled.div<{ $isActive: boolean; $isStacked: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${({ $isStacked }) => ($isStacked ? '2.75rem' : '3rem')};
  box-sizing: border-box;
  padding: 4px 10px;
  border-radius: 8px;
  font: 450 0.875rem / ${({ $isStacked }) => ($isStacked ? '1.0625rem' : '1.25rem')} ${font.ui};
  color: ${color.text.primary};
  cursor: pointer;
  scroll-margin: 6px;
  &[aria-selected='true'] { background: ${color.surface.raised}; }
  ${({ $isActive }) => $isActive && `&, &[aria-selected='true'] { background: ${color.surface.pressed}; outline: 3px solid transparent; outline-offset: -3px; }`}
  & > svg { flex: none; color: ${color.accent.base}; }
  ${media.belowMd} { min-height: 3rem; }
  ${media.smallestPhone} { flex-wrap: wrap; }
`;

export const OptionWords = styled.span<{ $isStacked: boolean }>`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  ${({ $isStacked }) => ($isStacked ? 'display: grid;' : '& + span { max-width: 50%; }')}
  & > :first-child { font-weight: 550; }
  ${media.smallestPhone} { flex-basis: 50%; }
  ${({ $isStacked }) => $isStacked && `& > :last-child:not(:first-child) { font: ${type.caption}; }`}
`;

export const Trailing = styled.span`
  flex: none;
  font: ${type.small};
  color: ${color.text.secondary};
`;
