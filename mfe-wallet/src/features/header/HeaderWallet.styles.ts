import { color, duration, elevation, font, grout, media, radius, type } from '@tessera/shared-contracts/theme';
import { ListboxOption, plainButton, tabularFigures } from '@tessera/shared-contracts/ui';
import styled, { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

/** A slab of cells; a cell's minimum width fits its usual content, so that nothing shifts when it loads. */
export const Pill = styled.div`
  display: flex;
  gap: ${grout.list};
  width: max-content;
  max-width: 100%;
  height: 2.75rem;
  border-radius: ${radius.tile};
  overflow: hidden;
`;

const cell = css`
  ${plainButton}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  box-sizing: border-box;
  padding: 0 14px;
  border-radius: ${radius.cut};
  background: ${color.surface.tile};
  font: 600 0.875rem / 1.25rem ${font.ui};
  color: ${color.text.primary};
  white-space: nowrap;
  outline: none;
  & > svg { flex: none; }
  &:focus-visible { outline: 2px solid ${color.focus.ring}; outline-offset: -3px; }
  ${media.hover} {
    &:hover { background: ${color.surface.raised}; }
  }
  ${media.belowSm} { padding: 0 10px; }
  ${media.smallestPhone} { padding: 0 8px; font-size: 0.8125rem; }
`;

export const TotalCell = styled.button`
  ${cell}
  flex: 0 1 auto;
  min-width: 7.25rem;
  ${media.belowSm} { min-width: 6.125rem; }
  ${media.smallestPhone} { min-width: 5.75rem; }
  ${media.cramped} { padding: 0 6px; }
`;

/** Hidden on phones, where the header has no room for it. */
export const RetryCell = styled.button`
  ${cell}
  flex: none;
  padding: 0 12px;
  ${media.belowMd} { display: none; }
`;

export const Total = styled.span`
  /* A long total is truncated in a narrow header; the wallet shows all of it. */
  overflow: hidden;
  text-overflow: ellipsis;
  ${tabularFigures}
  animation: ${appear} ${duration.fast};
`;

/** Equally wide for every currency; symbols of four letters take the space from the padding. */
export const CurrencyCell = styled.button<{ $isLong: boolean }>`
  ${cell}
  flex: none;
  justify-content: flex-start;
  width: 6.65625rem;
  ${({ $isLong }) => $isLong && 'padding: 0 9px;'}
  & > svg { margin-left: auto; color: ${color.text.tertiary}; }
  ${media.belowSm} {
    width: 5.90625rem;
    gap: 5px;
    ${({ $isLong }) => $isLong && 'padding: 0 5px;'}
  }
  /* Only the coin's icon: the bell needs the room. */
  ${media.smallestPhone} { gap: 0; width: 44px; justify-content: center; padding: 0; font-size: 0; & > svg { display: none; } }
`;

export const WalletCell = styled.button`
  ${cell}
  flex: none;
  padding: 0 16px;
  background: ${color.accent.base};
  color: ${color.text.onAccent};
  box-shadow: ${elevation.press};
  /* The sky focus ring has too little contrast on saffron. */
  &:focus-visible { outline-offset: -3px; box-shadow: inset 0 0 0 4px ${color.surface.page}; }
  ${media.hover} {
    &:hover { background: ${color.accent.hover}; }
  }
  &:active { background: ${color.accent.pressed}; box-shadow: none; }
  ${media.belowMd} { display: none; }
`;

/** As wide as the button, but not interactive yet. */
export const PlainWalletCell = styled(WalletCell)`
  background: ${color.surface.tile};
  box-shadow: none;
  & > * { visibility: hidden; }
`;

export const CoinOption = styled(ListboxOption)`
  min-width: 252px;
  & > :last-child {
    margin-left: auto;
    padding-left: 16px;
    font: ${type.small};
  }
`;

export const CoinWords = styled.span`
  display: grid;
  & > b { font-weight: 550; line-height: 1.0625rem; }
  & > span { font: ${type.caption}; color: ${color.text.tertiary}; }
`;
