import { color, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** A line in small, dimmed text. */
export const QuietLine = styled.p`
  margin: 0;
  font: ${type.small};
  color: ${color.text.secondary};
  overflow-wrap: anywhere;
`;

/** Groups rows of the form without a box of its own. */
export const Rows = styled.div`
  display: contents;
`;
