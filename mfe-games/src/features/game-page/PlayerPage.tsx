import type { StakeRefusal } from '@tessera/shared-contracts/extensions';
import { useSession } from '@tessera/shared-contracts/session';
import { useDocumentTitle } from '@tessera/shared-contracts/ui';
import { useEffect, useRef, useState } from 'react';
import { findGame, isToCome, useGames } from '../catalogue';
import { PlaySession } from '../play-session';
import { recentGames } from '../saved-games';
import { PlayerBar } from './PlayerBar';
import { Player, Stage } from './PlayerPage.styles';
import { RefusalNotice } from './RefusalNotice';
import { StageView, type StageViewProps } from './StageView';
import { useFullscreen } from './useFullscreen';
import { useGameSession } from './useGameSession';
import { useNotFoundToast } from './useNotFoundToast';
import { usePlayMode } from './usePlayMode';

/** The game page: the framed game and the bar under it (spec §2 Game page). */
export function PlayerPage({ gameName }: { readonly gameName: string }) {
  const stageRef = useRef<HTMLDivElement>(null);
  const { state: list, retry: retryList } = useGames();
  const [mode, setMode] = usePlayMode();
  const player = useSession()?.user;
  // Restarts for another player; continues for the same player after a logout.
  const [clock, setClock] = useState({ playerId: player?.id, number: 0 });
  if (player !== undefined && player.id !== clock.playerId) {
    setClock({ playerId: player.id, number: clock.playerId === undefined ? clock.number : clock.number + 1 });
  }
  const game = list.status === 'loaded' ? findGame(list.games, gameName) : undefined;
  const session = useGameSession({ game: game && !isToCome(game) ? game : undefined, mode, player });

  useDocumentTitle(game?.name ?? gameName);
  useNotFoundToast(gameName, list.status === 'loaded' && game === undefined);

  const isOpen = session.state.status === 'open';
  const playedId = isOpen ? game?.uuid : undefined;
  useEffect(() => {
    if (playedId !== undefined) recentGames.add(playedId);
  }, [playedId]);
  const [isHeld, setHeld] = useState(false);
  const [refused, setRefused] = useState<{ readonly serial: number; readonly refusal: StakeRefusal }>();
  const enterFullscreen = useFullscreen(stageRef, isOpen);

  /** The pressed button unmounts with its view; keep the focus in the stage. */
  const fromStage = (act: () => void) => () => {
    stageRef.current?.focus();
    act();
  };
  const view: StageViewProps = {
    list,
    game,
    gameName,
    mode,
    isSignedIn: player !== undefined,
    session,
    isHeld,
    onRefused: (refusal) => setRefused(refusal && { serial: session.serial, refusal }),
    onRetryList: fromStage(retryList),
    onReopen: fromStage(session.reopen),
    onFunPlay: fromStage(() => setMode('fun')),
  };
  return (
    <Player>
      <Stage ref={stageRef} tabIndex={-1}>
        <StageView {...view} />
      </Stage>
      {isOpen && refused?.serial === session.serial && <RefusalNotice refusal={refused.refusal} />}
      <PlayerBar
        gameName={gameName}
        game={game}
        mode={mode}
        onModeChange={setMode}
        onFullscreen={isOpen ? enterFullscreen : undefined}
        playSession={
          <PlaySession
            key={clock.number}
            isOpen={isOpen}
            userId={mode === 'real' ? player?.id : undefined}
            onHold={setHeld}
          />
        }
      />
    </Player>
  );
}
