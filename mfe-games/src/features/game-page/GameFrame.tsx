import type { Game } from '@tessera/shared-contracts/api';
import type { StakeRefusal } from '@tessera/shared-contracts/extensions';
import { useCallback } from 'react';
import { FailedView } from './FailedView';
import { messages } from './gamePage.messages';
import { LoadingView } from './LoadingView';
import type { PlayMode } from './openSession';
import { Frame, FrameCover } from './PlayerPage.styles';
import { useFrame } from './useFrame';
import { useFrameHistory } from './useFrameHistory';

/**
 * Permissions of a game: run scripts, use its own cookies and storage, submit forms and open its rules in a new tab. It
 * cannot navigate the site's own page, start downloads or block it with dialogs.
 */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

interface GameFrameProps {
  readonly game: Game;
  readonly url: string;
  readonly mode: PlayMode;
  /** The game did not report that it is ready before the timeout. */
  readonly isOverdue: boolean;
  readonly isHeld: boolean;
  readonly onRefused: (refusal: StakeRefusal | undefined) => void;
  readonly onReady: () => void;
  readonly onOverdue: () => void;
  readonly onReturned: () => void;
  readonly onRetry: () => void;
  readonly onFunPlay: () => void;
}

/**
 * The framed game, covered by the loading text until it reports that it is ready. After a timeout the failure replaces
 * the text; the frame stays beneath, and a late game is still shown.
 */
export function GameFrame({ game, url, mode, isOverdue, onRetry, onReturned, ...hear }: GameFrameProps) {
  const leaveFrameHistory = useFrameHistory();
  const handleReturned = useCallback(() => {
    leaveFrameHistory();
    onReturned();
  }, [leaveFrameHistory, onReturned]);
  const { frameRef, coverRef, isReady } = useFrame({ url, mode, onReturned: handleReturned, ...hear });
  return (
    <>
      <Frame
        ref={frameRef}
        src={url}
        title={messages.frameTitle(game.name)}
        sandbox={sandbox}
        allow="fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        inert={!isReady}
      />
      {!isReady && (
        <FrameCover ref={coverRef}>
          {isOverdue ? (
            <FailedView reason={messages.frameTimedOut} onRetry={onRetry} />
          ) : (
            <LoadingView gameName={game.name} image={game.image} mode={mode} />
          )}
        </FrameCover>
      )}
    </>
  );
}
