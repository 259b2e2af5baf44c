import type { Game } from '@tessera/shared-contracts/api';
import { LoadingView } from './LoadingView';
import { Frame, FrameCover } from './PlayerPage.styles';
import { messages } from './player.messages';
import { useFrame } from './useFrame';
import type { PlayMode } from './useGameSession';

/**
 * What a game may do: run, keep its own cookies and storage, send forms and open its rules in a new tab. It may not
 * lead the site's own page away, start downloads or block it with dialogs.
 */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

interface GameFrameProps {
  readonly game: Game;
  readonly url: string;
  readonly mode: PlayMode;
  readonly onReturned: () => void;
  readonly onFailed: (reason: string) => void;
}

/** The game itself, framed, with the loading text over it until it has loaded. */
export function GameFrame({ game, url, mode, onReturned, onFailed }: GameFrameProps) {
  const { frameRef, isLoaded, handleLoad } = useFrame({ url, mode, onReturned, onFailed });
  return (
    <>
      <Frame
        ref={frameRef}
        src={url}
        title={messages.frameTitle(game.name)}
        sandbox={sandbox}
        allow="fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={handleLoad}
      />
      {!isLoaded && (
        <FrameCover>
          <LoadingView gameName={game.name} image={game.image} mode={mode} />
        </FrameCover>
      )}
    </>
  );
}
