import { Section } from '../../shared';
import { GameGridSkeleton } from '../catalogue';
import { messages } from './gamesList.messages';

const tiles = 14;

/** Skeleton of the section. */
export const GamesSectionSkeleton = () => (
  <Section title={messages.title}>
    <GameGridSkeleton tiles={tiles} />
  </Section>
);
