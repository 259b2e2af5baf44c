import styled from 'styled-components';
import { color, radius } from '../../../theme';
import { forcedEdge } from '../mixins';

/** One surface on the page. */
export const Tile = styled.div`
  background: ${color.surface.tile};
  border-radius: ${radius.slab};
  ${forcedEdge}
`;
