import styled from 'styled-components';

/**
 * The name of a player, isolated and clipped to one line: older names may contain direction overrides or stacked
 * combining marks.
 */
export const PlayerName = styled.bdi`
  display: inline-block;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: bottom;
`;
