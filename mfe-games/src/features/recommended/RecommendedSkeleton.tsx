import styled from 'styled-components';
import { Section } from '../../shared';
import { GameTileSkeleton } from '../catalogue';
import { Arrows, arrowStyles, Row } from './RecommendedCarousel.styles';
import { messages } from './recommended.messages';
import { recommendedGames } from './recommendedGames';

const ArrowPlace = styled.span`
  ${arrowStyles}
  width: 44px;
  height: 44px;
`;

/** Skeleton of the carousel. */
export const RecommendedSkeleton = () => (
  <Section
    title={messages.title}
    aside={
      <Arrows aria-hidden="true">
        <ArrowPlace />
        <ArrowPlace />
      </Arrows>
    }
  >
    <Row aria-busy="true">
      {recommendedGames.map(({ name }, position) => (
        <GameTileSkeleton key={name} position={position} />
      ))}
    </Row>
  </Section>
);
