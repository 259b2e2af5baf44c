import { color, duration, grout, media, radius, rem, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** Media query of windows with fixed column widths, independent of the cells' content. */
export const fixedColumns = '(min-width: 64em)';

/** Height and inline padding of a row, in pixels at the usual font size. */
export const rowHeight = 52;
export const outerPadding = space(5);

/** Container of a table. CSS containment avoids repaints when it moves or its surroundings change. */
export const TableFrame = styled.div`
  contain: content;
  overflow: hidden;
  border-radius: ${radius.slab};
`;

/** A table styled as a slab: gaps between the rows instead of lines. `$columns` are shares of the width. */
export const Table = styled.table<{ $columns: readonly number[] }>`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0 ${grout.list};
  /* Border spacing is added above the first and below the last row as well. */
  margin: calc(-1 * ${grout.list}) 0;
  font: ${type.ui};
  text-align: left;

  ${({ $columns }) => {
    const whole = $columns.reduce((sum, share) => sum + share, 0);
    return $columns
      .map((share, index) => `th:nth-child(${index + 1}) { width: ${(share / whole) * 100}%; }`)
      .join('\n');
  }}

  th,
  td {
    padding: 0 ${space(2)};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    transition: background ${duration.fast};
  }

  th:first-child,
  td:first-child {
    padding-left: ${outerPadding};
    border-top-left-radius: ${radius.cut};
    border-bottom-left-radius: ${radius.cut};
  }

  th:last-child,
  td:last-child {
    padding-right: ${outerPadding};
    border-top-right-radius: ${radius.cut};
    border-bottom-right-radius: ${radius.cut};
  }

  /* Each row is its own paint layer: a change repaints only that row. */
  tr {
    isolation: isolate;
  }

  th {
    height: 2.75rem;
    background: ${color.surface.raised};
    color: ${color.text.tertiary};
    font: ${type.caption};
  }

  td {
    height: ${rem(rowHeight)};
    background: ${color.surface.tile};
    color: ${color.text.secondary};
  }

  ${media.hover} {
    tbody tr:hover td {
      background: ${color.surface.raised};
    }
  }

  [data-align='end'] {
    text-align: right;
  }

  ${media.belowLg} {
    /* Too narrow for fixed widths: columns fit their content, units wrap to a second line. */
    table-layout: auto;

    td {
      max-width: 11em;
    }

    [data-align='end'] {
      white-space: normal;
    }

    th,
    td {
      padding-inline: 6px;
    }

    th:first-child,
    td:first-child {
      padding-left: ${space(4)};
    }

    th:last-child,
    td:last-child {
      padding-right: ${space(4)};
    }
  }
`;

/** Marks a column of numbers. */
export const alignEnd = { 'data-align': 'end' } as const;
