import { color, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

export const Parts = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  p {
    margin: 0;
  }
  strong {
    font: ${type.ui};
    font-weight: 600;
    color: ${color.text.primary};
  }
`;

/** Four periods are wider than a phone. */
export const Scroller = styled.div`
  overflow-x: auto;

  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;

/** A table of sums by period. */
export const Sums = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${type.small};
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;

  th {
    font-weight: 450;
    text-align: start;
    color: ${color.text.tertiary};
  }
  td,
  thead th:not(:first-child) {
    padding-left: ${space(4)};
    text-align: end;
  }
  td {
    color: ${color.text.primary};
  }
  tr > * {
    padding-block: 5px;
  }
`;
