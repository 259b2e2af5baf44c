import { space } from '@tessera/shared-contracts/theme';
import { Tile } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';

/** The tile of the filter panel. */
export const Panel = styled(Tile)`
  display: grid;
  gap: ${space(4)};
  margin-bottom: ${space(4)};
  padding: ${space(4)};
`;
