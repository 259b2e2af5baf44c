import styled from 'styled-components';
import { color, grout, radius } from '../../../theme';
import { forcedEdge } from '../mixins';

/** Surfaces that belong together: each child is a tile, with grout between them and round corners only outside. */
export const Slab = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${grout.list};
  border-radius: ${radius.slab};
  overflow: hidden;
  ${forcedEdge}
  & > * {
    background: ${color.surface.tile};
    border-radius: ${radius.cut};
  }
  & :focus-visible {
    outline-offset: -3px;
  }
`;
