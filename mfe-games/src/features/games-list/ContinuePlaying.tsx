import type { Game } from '@tessera/shared-contracts/api';
import { GameGrid } from '../catalogue';
import { pickGames, recentGames, useDeviceList } from '../device-lists';
import { Section } from '../section';
import { messages } from './gamesList.messages';

/** A row at the full width of the page, two on a phone. */
const tilesAtMost = 6;

/** The games that were played last on this device; nothing where there are none. */
export function ContinuePlaying({ games }: { readonly games: readonly Game[] }) {
  const recent = pickGames(games, useDeviceList(recentGames)).slice(0, tilesAtMost);
  if (recent.length === 0) return null;
  return (
    <Section title={messages.continuePlaying}>
      <GameGrid games={recent} />
    </Section>
  );
}
