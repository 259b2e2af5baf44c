import styled from 'styled-components';

/**
 * A drawing with round corners that keeps its size in a row. Its styles are rules, not attributes, so that hydration
 * matches.
 */
export const RoundedPicture = styled.svg`
  flex: none;
  border-radius: 25%;
`;
