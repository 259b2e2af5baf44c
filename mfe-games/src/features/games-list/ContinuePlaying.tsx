import type { Game } from '@tessera/shared-contracts/api';
import { Section } from '../../shared';
import { GameGrid, GameGridSkeleton } from '../catalogue';
import { pickGames, recentGames, useSavedList } from '../saved-games';
import { messages } from './gamesList.messages';

/** Number of tiles: a row at the full width of the page, two rows on a phone. */
const tilesAtMost = 6;

/**
 * The games played last on this device; renders nothing without any. While the list loads, as many
 * placeholders are shown, to avoid layout shifts.
 */
export function ContinuePlaying({ games }: { readonly games: readonly Game[] | undefined }) {
  const ids = useSavedList(recentGames);
  const recent = pickGames(games ?? [], ids).slice(0, tilesAtMost);
  const placeholders = games === undefined ? Math.min(ids.length, tilesAtMost) : 0;
  if (recent.length + placeholders === 0) return null;
  return (
    <Section title={messages.continuePlaying}>
      {placeholders > 0 ? (
        // The section below announces that games are loading.
        <div aria-hidden="true">
          <GameGridSkeleton tiles={placeholders} />
        </div>
      ) : (
        <GameGrid games={recent} isBelow />
      )}
    </Section>
  );
}
