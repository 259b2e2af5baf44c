import type { ModuleContent } from '@tessera/platform/prerender';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import type { ExposedProps, RecentWin } from '@tessera/shared-contracts/remotes';
import { CoinTile, SampleDataBadge, useIsPrerendered, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { Pause as PauseIcon, Play as PlayIcon } from 'lucide-react';
import { useId } from 'react';
import { GameArt } from '../catalogue';
import {
  Amount,
  Belt,
  Game,
  Head,
  Pause,
  Player,
  Players,
  Run,
  Strip,
  Title,
  Win,
  Window,
  WinWords,
} from './RecentWinsStrip.styles';
import { messages } from './recentWins.messages';
import { useStripPart } from './useStripPart';
import { useTicker, winsInView } from './useTicker';
import { formatWin } from './winAmount';

type Props = ExposedProps<'games', 'RecentWins'> & {
  /** Whether wins and number of players are samples, which are labelled. */
  readonly isSample?: boolean;
};

/** The slowly scrolling strip of wins (spec §2 Recent-wins strip), with a pause button (WCAG 2.2.2). */
export function RecentWinsStrip({ wins, onlinePlayers, isSample = false }: Props) {
  const isPrerendered = useIsPrerendered();
  const titleId = useId();
  const { motion, isPausedByPlayer, toggle } = useTicker(wins.length);
  const part = useStripPart();
  const isStill = motion === 'still';
  const isScrolled = isStill || isPausedByPlayer;
  return (
    <Strip aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{messages.title}</Title>
        {isSample && <SampleDataBadge />}
        <Players>{messages.playersOnline(onlinePlayers)}</Players>
        {!isStill && (
          <Pause
            size="sm"
            label={isPausedByPlayer ? messages.play : messages.pause}
            icon={isPausedByPlayer ? <PlayIcon aria-hidden="true" /> : <PauseIcon aria-hidden="true" />}
            {...(isPrerendered && { 'aria-disabled': true })}
            onClick={toggle}
          />
        )}
      </Head>
      {/* A strip that does not move is scrolled by the user, so it must be focusable. */}
      <Window $isScrolled={isScrolled} {...(isScrolled && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}>
        <Belt $motion={part === 'all' ? motion : 'still'} $wins={wins.length} data-motion={motion}>
          <WinRun wins={part === 'first' ? wins.slice(0, winsInView) : wins} />
          {!isStill && part === 'all' && <WinRun wins={wins.slice(0, winsInView)} isEcho />}
        </Belt>
      </Window>
    </Strip>
  );
}

/** The prerendered strip with the shell's wins; the number of players comes from the site's configuration. */
export const recentWinsContent: ModuleContent = ({ props }) => ({
  element: <RecentWinsStrip wins={(props as Props).wins} onlinePlayers={readSiteConfig().onlinePlayers} isSample />,
});

/** A run of wins; the copy is hidden from screen readers. */
function WinRun({ wins, isEcho = false }: { readonly wins: readonly RecentWin[]; readonly isEcho?: boolean }) {
  return (
    // The role is explicit because Safari does not treat a list without markers as a list.
    <Run role="list" aria-hidden={isEcho || undefined}>
      {wins.map((win, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player may win twice, and samples have no id.
        <Win key={`${index}:${win.player}`}>
          <GameArt name={win.game} />
          <WinWords>
            <Game>{win.game}</Game>
            <Player>{win.player}</Player>
            <Amount>
              <CoinTile symbol={win.currency} size="sm" />
              <span translate="no">{formatWin(win.amount)}</span>
              <VisuallyHidden translate="no">{` ${win.currency}`}</VisuallyHidden>
            </Amount>
          </WinWords>
        </Win>
      ))}
    </Run>
  );
}
