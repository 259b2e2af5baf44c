import { color, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** The table beside the plot; one below the other on phones. */
export const Scroller = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(4)};
  min-width: 0;

  > p {
    margin: 0;
  }
`;

/** A table of sums by period. */
export const Sums = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${type.small};
  font-variant-numeric: tabular-nums lining-nums;
  color: ${color.text.secondary};

  caption > span {
    display: block;
  }
  caption {
    padding-bottom: ${space(2)};
    text-align: start;
  }
  strong {
    display: block;
    font: ${type.ui};
    font-weight: 600;
    color: ${color.text.primary};
  }
  th {
    font-weight: 450;
    text-align: start;
    color: ${color.text.tertiary};
  }
  td,
  thead th:not(:first-child) {
    padding-left: ${space(2)};
    text-align: end;
    overflow-wrap: anywhere;
  }
  td {
    color: ${color.text.primary};
  }
  tr > * {
    padding-block: 5px;
  }
`;
