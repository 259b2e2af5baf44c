import { color, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** Two texts at the ends of a line. */
export const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  font: ${type.small};
  font-variant-numeric: tabular-nums lining-nums;
  color: ${color.text.tertiary};

  strong {
    min-width: 0;
    overflow-wrap: anywhere;
    font: ${type.ui};
    font-weight: 550;
    color: ${color.text.primary};
  }
`;
