import { media, space } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { FormFrame } from '../../shared';

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

/** The form of a second factor that is on. */
export const Fields = styled(FormFrame)`
  display: grid;
  gap: 14px;
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
