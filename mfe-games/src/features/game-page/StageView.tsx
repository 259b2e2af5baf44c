import type { Game } from '@tessera/shared-contracts/api';
import type { StakeRefusal } from '@tessera/shared-contracts/extensions';
import { type GamesState, isToCome } from '../catalogue';
import { ClosedView } from './ClosedView';
import { FailedView } from './FailedView';
import { GameFrame } from './GameFrame';
import { messages } from './gamePage.messages';
import { LoadingView } from './LoadingView';
import type { PlayMode } from './openSession';
import { RestrictedView } from './RestrictedView';
import { SignedOutView } from './SignedOutView';
import { ToComeView } from './ToComeView';
import type { OpenedSession } from './useGameSession';

export interface StageViewProps {
  readonly list: GamesState;
  readonly game: Game | undefined;
  readonly gameName: string;
  readonly mode: PlayMode;
  readonly isSignedIn: boolean;
  readonly session: OpenedSession;
  /** Whether a reality check awaits its answer. */
  readonly isHeld: boolean;
  readonly onRefused: (refusal: StakeRefusal | undefined) => void;
  readonly onRetryList: () => void;
  readonly onReopen: () => void;
  readonly onFunPlay: () => void;
}

/** Content of the stage: the loading text, the game, or the reason for its absence. */
export function StageView({ list, game, gameName, mode, isSignedIn, session, ...act }: StageViewProps) {
  if (list.status === 'failed') {
    const reason = list.problem?.message ?? messages.unableToLoad;
    return <FailedView reason={reason} onRetry={act.onRetryList} isRetrying={list.isRetrying} />;
  }
  if (list.status === 'loading') return <LoadingView gameName={gameName} mode={mode} />;
  if (game === undefined) return <FailedView reason={messages.notFoundReason(gameName)} />;
  if (isToCome(game)) return <ToComeView gameName={game.name} />;
  if (mode === 'real' && !isSignedIn) return <SignedOutView onFunPlay={act.onFunPlay} />;
  switch (session.state.status) {
    case 'opening':
      return <LoadingView gameName={game.name} image={game.image} mode={mode} />;
    case 'failed':
      return <FailedView reason={session.state.reason} onRetry={act.onReopen} />;
    case 'restricted':
      return <RestrictedView refusal={session.state.refusal} />;
    case 'closed':
      return <ClosedView onPlayAgain={act.onReopen} />;
    case 'open':
    case 'overdue':
      return (
        <GameFrame
          key={session.serial}
          game={game}
          url={session.state.url}
          mode={mode}
          isHeld={act.isHeld}
          onRefused={act.onRefused}
          isOverdue={session.state.status === 'overdue'}
          onReady={session.confirm}
          onOverdue={session.expire}
          onReturned={session.close}
          onRetry={act.onReopen}
          onFunPlay={act.onFunPlay}
        />
      );
  }
}
