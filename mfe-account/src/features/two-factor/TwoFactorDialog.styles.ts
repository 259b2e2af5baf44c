import { media, space } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 192px minmax(0, 1fr);
  gap: ${space(6)};
  align-items: center;

  ${media.belowMd} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
`;

export const CodeInput = styled.div`
  input {
    min-height: 3.5rem;
    font-size: 1.375rem;
    font-weight: 600;
    letter-spacing: 0.14em;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const ClockHint = styled.div`
  &:not(:empty) {
    margin-top: ${space(3)};
  }
`;
