import { color, grout, media, radius, space, type } from '@tessera/shared-contracts/theme';
import styled, { css } from 'styled-components';

/** A provider's text of any length on its own line, truncated with an ellipsis. */
export const oneLine = css`
  display: inline-block;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: bottom;
  white-space: nowrap;
`;

/** Gap between cards, in pixels. */
export const cardGap = 8;

/** Rows of a table as a list of cards, for phones. */
export const Cards = styled.ul`
  display: grid;
  gap: ${cardGap}px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/**
 * A card of one or two tiles: name and amount, then the details. CSS containment keeps changes beside it from laying
 * out or painting its content.
 */
export const Card = styled.li`
  contain: content;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${grout.list};
  overflow: hidden;
  border-radius: 14px;
`;

export const CardTile = styled.div<{ $isFoot?: boolean }>`
  display: flex;
  flex-wrap: ${({ $isFoot }) => ($isFoot ? 'nowrap' : 'wrap')};
  align-items: center;
  justify-content: space-between;
  gap: 2px ${space(3)};
  min-height: ${({ $isFoot }) => ($isFoot ? '2.5rem' : '4.25rem')};
  padding: ${({ $isFoot }) => ($isFoot ? `2px ${space(4)}` : `${space(3)} ${space(4)}`)};
  border-radius: ${radius.cut};
  background: ${color.surface.tile};
  color: ${({ $isFoot }) => ($isFoot ? color.text.tertiary : color.text.secondary)};
  font: ${type.caption};

  ${media.cramped} {
    flex-wrap: wrap;
  }

  > * {
    min-width: 0;
    max-width: 100%;
  }

  ${({ $isFoot }) => $isFoot && '> :first-child { flex: none; }'}
`;

export const CardLead = styled.span`
  display: flex;
  /* Picture and date fit; a long amount wraps to its own line before it squeezes them. */
  flex: 1 1 11.5rem;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
`;

/** Two lines, the first emphasised. */
export const CardLines = styled.span<{ $isEnd?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, auto);
  gap: ${grout.list};
  flex: ${({ $isEnd }) => ($isEnd ? 'none' : '0 1 auto')};
  min-width: 0;
  margin-left: ${({ $isEnd }) => ($isEnd ? 'auto' : '0')};
  color: ${color.text.tertiary};
  text-align: ${({ $isEnd }) => ($isEnd ? 'right' : 'left')};
  font-variant-numeric: tabular-nums;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    ${media.cramped} {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }

  /* Its focus ring and touch target are larger than the line. */
  > :has(button) {
    overflow: visible;
  }

  > :first-child {
    color: ${color.text.primary};
    font: ${type.ui};
    font-weight: 550;
  }
`;
