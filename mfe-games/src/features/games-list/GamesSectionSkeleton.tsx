import { Section } from '../../shared';
import { GameGridSkeleton } from '../catalogue';
import { messages } from './gamesList.messages';

const tiles = 14;

/** The section while its games load. */
export const GamesSectionSkeleton = () => (
  <Section title={messages.title}>
    <GameGridSkeleton tiles={tiles} />
  </Section>
);
