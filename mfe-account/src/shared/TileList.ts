import { color, grout, radius, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** Pairs of a label and a value as tiles of a slab. */
export const TileList = styled.dl`
  && {
    background: transparent;
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${grout.list};
  margin: 0;

  > div {
    padding: 12px 24px;
    border-radius: ${radius.cut};
    background: ${color.surface.tile};
  }
  dt {
    font: ${type.small};
    color: ${color.text.tertiary};
  }
`;
