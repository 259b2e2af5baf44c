import { media, space } from '@tessera/shared-contracts/theme';
import { Tile } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';

/** The tile of a filter panel. */
export const Panel = styled(Tile)`
  display: grid;
  gap: ${space(4)};
  margin-bottom: ${space(4)};
  padding: ${space(4)};
`;

/** The fields of a panel. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  gap: ${space(3)} ${space(4)};
  align-items: start;

  ${media.belowSm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.smallestPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A field that takes a whole row on phones. */
export const Wide = styled.div`
  ${media.belowMd} {
    grid-column: 1 / -1;
  }
`;

/** Totals and actions below the fields. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)} ${space(4)};
`;

/** The actions at the right. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)} ${space(3)};
  margin-left: auto;
`;
