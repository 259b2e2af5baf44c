import { space } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** A place over the top of the list that stays in view while the list scrolls, and takes no room. */
export const Floating = styled.div`
  position: sticky;
  z-index: 2;
  top: calc(var(--layout-header) + ${space(2)});
  display: flex;
  align-items: center;
  justify-content: center;
  height: 0;
`;
