import styled from 'styled-components';
import { media, space } from '../../theme';

/** A row of a dialog: a picture beside what it is of. */
export const DialogHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  padding: 20px 24px;

  ${media.belowMd} {
    padding: 20px;
  }
`;
