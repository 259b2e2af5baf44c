import styled from 'styled-components';

/**
 * The name of a player. Names from before the rule of names may have characters that turn the direction of the text, or pile
 * marks upon a letter: the name stays on one line and in its place, whatever is in it.
 */
export const PlayerName = styled.bdi`
  display: inline-block;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: bottom;
`;
