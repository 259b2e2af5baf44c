import { hasEnoughWins, hasExtension } from '@tessera/shared-contracts/extensions';
import type { ExposedProps } from '@tessera/shared-contracts/remotes';
import { RecentWinsStrip } from './RecentWinsStrip';
import { useLiveStatsQuery } from './recentWins.api';
import { messages } from './recentWins.messages';
import { useIsTabHidden } from './useIsTabHidden';

const refreshedEveryMs = 60_000;

/**
 * The wins of the day and the players online; until the provider has told enough of them, the host's samples (spec §20 Players
 * online and recent wins). The first render is the prerendered one, with the samples.
 */
export function RecentWins(samples: ExposedProps<'games', 'RecentWins'>) {
  const { data } = useLiveStatsQuery(undefined, {
    skip: !hasExtension('live-stats'),
    pollingInterval: useIsTabHidden() ? 0 : refreshedEveryMs,
  });
  if (data === undefined || !hasEnoughWins(data)) return <RecentWinsStrip {...samples} isSample />;
  const wins = data.wins.readable.map(({ user, ...win }) => ({ ...win, player: user ?? messages.hidden }));
  return <RecentWinsStrip wins={wins} onlinePlayers={data.playersOnline} />;
}
