import { media } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** Seven columns at the full width of the page, three on a phone. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: 16px 12px;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.belowMd} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 12px 8px;
  }
`;

/** A tile and its overlays. */
export const Item = styled.li`
  position: relative;
`;
