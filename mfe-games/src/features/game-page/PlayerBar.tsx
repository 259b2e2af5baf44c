import type { Game } from '@tessera/shared-contracts/api';
import { isHidden } from '@tessera/shared-contracts/config';
import { showToast } from '@tessera/shared-contracts/events';
import { IconButton, Switch } from '@tessera/shared-contracts/ui';
import { ArrowLeft, Camera, Maximize, RectangleHorizontal, Shrink } from 'lucide-react';
import type { ReactNode } from 'react';
import { GameArt, isToCome, lobbyPath } from '../catalogue';
import { messages } from './gamePage.messages';
import type { PlayMode } from './openSession';
import {
  Bar,
  BarArt,
  Divider,
  GameName,
  Mode,
  ModeName,
  Names,
  ProviderName,
  RoomyOnly,
  WayOut,
  WayOutLink,
} from './PlayerPage.styles';
import { useTheatre } from './useTheatre';

interface PlayerBarProps {
  /** The name in the address, until the provider's list gives the proper spelling. */
  readonly gameName: string;
  readonly game: Game | undefined;
  readonly mode: PlayMode;
  readonly onModeChange: (mode: PlayMode) => void;
  /** `undefined` while no game is open. */
  readonly onFullscreen: (() => void) | undefined;
  readonly playSession: ReactNode;
}

/** The bar under the game (spec §2 Game page). */
export function PlayerBar({ gameName, game, mode, onModeChange, onFullscreen, playSession }: PlayerBarProps) {
  const [isTheatre, setTheatre] = useTheatre();
  return (
    <Bar>
      <WayOut $isTheatre={isTheatre}>
        <WayOutLink to={lobbyPath} aria-label={messages.backToLobby}>
          <ArrowLeft size={20} strokeWidth={1.9} aria-hidden="true" />
        </WayOutLink>
      </WayOut>
      <BarArt>
        <GameArt name={game?.name ?? gameName} image={game?.image} />
      </BarArt>
      <Names>
        <GameName>{game?.name ?? gameName}</GameName>
        <ProviderName>{game?.provider}</ProviderName>
      </Names>
      {(game === undefined || !isToCome(game)) && (
        <>
          <Mode>
            <ModeName $isCurrent={mode === 'fun'} $isWideOnly aria-hidden="true">
              {messages.funPlay}
            </ModeName>
            <Switch
              label={messages.realPlay}
              isLabelHidden
              isOn={mode === 'real'}
              onChange={(isReal) => onModeChange(isReal ? 'real' : 'fun')}
            />
            <ModeName $isCurrent={mode === 'real'} aria-hidden="true">
              {messages.realPlay}
            </ModeName>
          </Mode>
          <Divider />
          {playSession}
          {!isHidden('screenshot') && (
            <RoomyOnly>
              <IconButton
                label={messages.screenshot}
                title={messages.screenshotUnavailable}
                icon={<Camera aria-hidden="true" />}
                isSolid
                onClick={() => showToast('info', messages.screenshotUnavailable)}
              />
            </RoomyOnly>
          )}
          <RoomyOnly $isForWide>
            <IconButton
              label={messages.theatre}
              icon={isTheatre ? <Shrink aria-hidden="true" /> : <RectangleHorizontal aria-hidden="true" />}
              isSolid
              aria-pressed={isTheatre}
              onClick={() => setTheatre(!isTheatre)}
            />
          </RoomyOnly>
          <IconButton
            label={messages.fullscreen}
            icon={<Maximize aria-hidden="true" />}
            isSolid
            disabled={onFullscreen === undefined}
            onClick={onFullscreen}
          />
        </>
      )}
    </Bar>
  );
}
