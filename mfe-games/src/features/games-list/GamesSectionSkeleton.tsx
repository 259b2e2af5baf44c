import { Section } from '../../shared';
import { GameGridSkeleton } from '../catalogue';
import { messages } from './gamesList.messages';

/** A row at the full width of the page. */
const tiles = 7;

/** Skeleton of the section. */
export const GamesSectionSkeleton = () => (
  <Section title={messages.title}>
    <GameGridSkeleton tiles={tiles} />
  </Section>
);
