import type { Game } from '@tessera/shared-contracts/api';
import { GameGrid, GameGridSkeleton } from '../catalogue';
import { pickGames, recentGames, useDeviceList } from '../device-lists';
import { Section } from '../section';
import { messages } from './gamesList.messages';

/** A row at the full width of the page, two on a phone. */
const tilesAtMost = 6;

/**
 * The games that were played last on this device; nothing where there are none. While the list is on the way, as many
 * placeholders take their place, so that nothing moves when it comes.
 */
export function ContinuePlaying({ games }: { readonly games: readonly Game[] | undefined }) {
  const ids = useDeviceList(recentGames);
  const recent = pickGames(games ?? [], ids).slice(0, tilesAtMost);
  const placeholders = games === undefined ? Math.min(ids.length, tilesAtMost) : 0;
  if (recent.length + placeholders === 0) return null;
  return (
    <Section title={messages.continuePlaying}>
      {placeholders > 0 ? (
        // The section below says that games are loading.
        <div aria-hidden="true">
          <GameGridSkeleton tiles={placeholders} />
        </div>
      ) : (
        <GameGrid games={recent} />
      )}
    </Section>
  );
}
