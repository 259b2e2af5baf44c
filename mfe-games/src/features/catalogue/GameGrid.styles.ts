import { media } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** Seven columns at the full width of the page, three on a phone. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.25rem, 1fr));
  gap: 16px 12px;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.belowMd} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 12px 8px;
  }
  ${media.cramped} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Maximum number of tiles on a phone's first screen. */
const firstScreen = 6;
/** Height of a tile below its art: two lines of text and their padding. */
const labelHeight = '2.25rem + 17px';

/**
 * A grid that skips rendering of tiles below a phone's first screen until they are near the viewport. Their height
 * stays the same, to keep restored scroll positions valid.
 */
export const LongGrid = styled(Grid)`
  ${media.belowMd} {
    > :nth-child(n + ${firstScreen + 1}) {
      content-visibility: auto;
      contain-intrinsic-height: auto calc((100vw - 2 * var(--space-gutter) - 16px) / 3 * 1.25 + ${labelHeight});
      /* Focus rings overflow the tile. */
      overflow-clip-margin: 8px;
    }
  }
`;

/** A tile and its overlays. */
export const Item = styled.li`
  position: relative;
`;
