import styled from 'styled-components';
import { color, media, space, type } from '../../theme';

/** Name and value pairs as a row of a dialog, in two columns; `data-wide` makes a pair as wide as the row. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${media.cramped} {
    grid-template-columns: minmax(0, 1fr);
  }
  gap: ${space(4)};
  margin: 0;
  padding: 20px 24px;

  > [data-wide] {
    grid-column: 1 / -1;
  }
  dt {
    color: ${color.text.tertiary};
    font: ${type.small};
  }
  dd {
    margin: 2px 0 0;
    color: ${color.text.primary};
    font: ${type.ui};
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }

  ${media.belowMd} {
    padding: 20px;
  }
`;
