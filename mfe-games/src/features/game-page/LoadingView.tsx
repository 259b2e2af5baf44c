import { BusySquares } from '@tessera/shared-contracts/ui';
import { GameArt } from '../catalogue';
import { messages } from './gamePage.messages';
import type { PlayMode } from './openSession';
import { Card, LoadingBody, LoadingLine } from './PlayerPage.styles';

interface LoadingViewProps {
  readonly gameName: string;
  readonly image?: string | null | undefined;
  readonly mode: PlayMode;
}

/** Shown in the stage until the game has loaded. */
export function LoadingView({ gameName, image, mode }: LoadingViewProps) {
  return (
    <Card>
      <LoadingBody>
        <GameArt name={gameName} image={image} />
        <LoadingLine role="status">
          <BusySquares />
          <span>{mode === 'real' ? messages.loadingReal : messages.loadingFun}</span>
        </LoadingLine>
      </LoadingBody>
    </Card>
  );
}
