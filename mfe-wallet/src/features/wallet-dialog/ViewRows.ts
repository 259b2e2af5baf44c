import { color, grout, media } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** A tab panel; its children are rows of the dialog's slab. */
export const ViewRows = styled.div`
  && { background: none; }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${grout.slab};
  outline: none;
  & > * {
    border-radius: 5px;
    background: ${color.surface.tile};
  }
  ${media.belowMd} {
    && { padding-bottom: 0; }
    &:last-child > :last-child { padding-bottom: calc(24px + env(safe-area-inset-bottom)); }
  }
`;
