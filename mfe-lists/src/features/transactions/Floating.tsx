import { space } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** A sticky overlay at the top of the list, outside the layout. */
export const Floating = styled.div`
  position: sticky;
  z-index: 2;
  top: calc(var(--layout-header) + ${space(2)});
  display: flex;
  align-items: center;
  justify-content: center;
  height: 0;
`;
