import styled from 'styled-components';
import { media } from '../../../theme';

/** A padded row of a dialog's slab. */
export const DialogBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;
  padding: 24px;
  ${media.belowMd} {
    gap: 16px;
    padding: 20px;
  }
`;
