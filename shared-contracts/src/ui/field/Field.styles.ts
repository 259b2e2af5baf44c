import styled, { css } from 'styled-components';
import { color, font, media, radius, type } from '../../theme';

export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-width: 0;
`;

export const LabelRow = styled.div`
  display: flex;
  ${media.cramped} { flex-wrap: wrap; }
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
  font: ${type.small};
  color: ${color.text.tertiary};
`;

export const LabelText = styled.label`
  font: 550 0.8125rem / 1.125rem ${font.ui};
  color: ${color.text.primary};
`;

export const HintText = styled.p`
  margin: 0;
  font: 450 0.8125rem / 1rem ${font.ui};
  color: ${color.text.tertiary};
`;

/** The well around an input. */
export const wellStyles = css<{ $isError?: boolean | undefined }>`
  display: flex;
  align-items: center;
  gap: 10px;
  box-sizing: border-box;
  width: 100%;
  min-height: 3rem;
  padding: 0 14px;
  border: 0;
  border-radius: ${radius.control};
  background: ${color.surface.void};
  box-shadow: inset 0 0 0 1px ${color.line.control};
  color: ${color.text.primary};
  &:hover { box-shadow: inset 0 0 0 1px ${color.text.tertiary}; }
  ${({ $isError }) => $isError && `&, &:hover { box-shadow: inset 0 0 0 2px ${color.feedback.loss}; }`}
`;

export const Well = styled.div<{ $isError?: boolean | undefined; $isDense?: boolean | undefined }>`
  ${wellStyles}
  ${({ $isDense }) => $isDense && 'min-height: 2.75rem;'}
  & > svg { flex: none; color: ${color.text.tertiary}; }
  & > button { margin-right: -10px; }
  &:has(input:read-only) { background: ${color.surface.raised}; box-shadow: none; }
  &:has(input:disabled) {
    background: ${color.surface.tile};
    box-shadow: inset 0 0 0 1px ${color.line.hairline};
    color: ${color.text.disabled};
  }
  /* The buttons inside have their own ring. */
  &:focus-within:not(:has(button:focus)) { box-shadow: inset 0 0 0 2px ${color.focus.ring}; }
  @media (forced-colors: active) {
    outline: 1px solid ButtonBorder;
    &:focus-within:not(:has(button:focus)) { outline: 3px solid Highlight; }
    && > input { outline: none !important; }
  }
`;

export const WellInput = styled.input<{ $isMono?: boolean | undefined; $isDense?: boolean | undefined }>`
  appearance: none;
  flex: 1;
  min-width: 0;
  height: ${({ $isDense }) => ($isDense ? '2.75rem' : '3rem')};
  margin: 0;
  border: 0;
  padding: 0;
  outline: none;
  background: none;
  /* 16 px: phones zoom in on smaller text. */
  font: 450 1rem / 1.5rem ${({ $isMono }) => ($isMono ? font.code : font.ui)};
  ${({ $isMono }) => $isMono && 'font-size: 0.875rem; letter-spacing: -0.01em; @media (pointer: coarse) { font-size: 1rem; }'}
  ${({ $isDense }) => $isDense && '@media (pointer: fine) { font-size: 0.875rem; }'}
  font-variant-numeric: tabular-nums lining-nums;
  color: inherit;
  &::placeholder { color: ${color.text.tertiary}; opacity: 1; }
  &:disabled { color: ${color.text.disabled}; -webkit-text-fill-color: ${color.text.disabled}; }
  &:-webkit-autofill {
    -webkit-text-fill-color: ${color.text.primary};
    box-shadow: inset 0 0 0 100px ${color.surface.void};
  }
  &::-webkit-search-cancel-button { display: none; }
`;

/** A long unit is shortened: the text before it needs the room. */
export const Unit = styled.span`
  flex: none;
  max-width: 40%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: 550 0.8125rem / 1.125rem ${font.ui};
  color: ${color.text.tertiary};
`;
