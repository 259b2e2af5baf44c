import { color, font, grout, media, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

export const TotalHead = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 2.25rem;
  font: ${type.small};
  & > :last-child { margin-left: auto; color: ${color.text.tertiary}; }
`;

/** `$length` is the number of characters: a long total shrinks instead of being truncated. */
export const Total = styled.div<{ $length: number }>`
  display: flex;
  align-items: center;
  container-type: inline-size;
  min-height: 3.25rem;
  font: 650 2.75rem / 3.25rem ${font.ui};
  letter-spacing: -0.03em;
  color: ${color.text.primary};
  & > div {
    min-width: 0;
    font-size: clamp(18px, calc(100cqw / ${({ $length }) => Math.max(1, $length)} / 0.58), 2.75rem);
    /* At most the height that is reserved for the total, to avoid a layout shift when it arrives. */
    line-height: 1.15;
  }
  ${media.belowMd} {
    min-height: 2.75rem;
    & > div { font-size: clamp(18px, calc(100cqw / ${({ $length }) => Math.max(1, $length)} / 0.58), 2.375rem); }
  }
`;

/** Source of the rates. On phones it reserves two lines while they load, to avoid layout shifts. */
export const Note = styled.p`
  margin: 4px 0 0;
  font: ${type.small};
  color: ${color.text.tertiary};
  overflow-wrap: anywhere;

  ${media.belowMd} {
    min-height: 2.25rem;
  }
`;

export const StaleNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  margin-top: 8px;
  padding: 8px 8px 8px 14px;
  border-radius: 12px;
  background: ${color.feedback.warningSoft};
  font: ${type.small};
  color: ${color.text.primary};
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  & > button { padding: 0 8px; }
  & svg { flex: none; }
  ${media.cramped} { grid-template-columns: minmax(0, 1fr); }
`;

export const BalanceRows = styled.ul`
  && { background: none; }
  display: grid;
  gap: ${grout.list};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const BalanceRow = styled.li`
  display: flex;
  align-items: center;
  gap: 14px;
  box-sizing: border-box;
  min-height: 3.75rem;
  padding: 10px 24px;
  border-radius: 5px;
  background: ${color.surface.tile};
  ${media.belowMd} { padding: 10px 20px; }
  ${media.cramped} { flex-wrap: wrap; }
`;

/** A name or an amount above what is said of it. */
export const Pair = styled.span`
  display: grid;
  min-width: 0;
  & > * { overflow: hidden; text-overflow: ellipsis; }
  & > b { font: 550 0.875rem / 1.25rem ${font.ui}; color: ${color.text.primary}; }
  & > span { font: ${type.caption}; color: ${color.text.tertiary}; }
  /* A long name is broken before an amount is shortened. */
  &:last-child { flex: none; max-width: 65%; margin-left: auto; text-align: right; }
`;
