import type { Game } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { IconButton, Switch } from '@tessera/shared-contracts/ui';
import { Camera, Maximize } from 'lucide-react';
import { GameArt } from '../catalogue';
import { messages } from './gamePage.messages';
import { Bar, BarArt, Divider, GameName, Mode, ModeName, Names, ProviderName } from './PlayerPage.styles';
import type { PlayMode } from './useGameSession';

interface PlayerBarProps {
  /** The name in the address, until the provider's list says how the game writes itself. */
  readonly gameName: string;
  readonly game: Game | undefined;
  readonly mode: PlayMode;
  readonly onModeChange: (mode: PlayMode) => void;
  /** `undefined` while there is no game that could fill the screen. */
  readonly onFullscreen: (() => void) | undefined;
}

/** The bar under the game (spec §2, Game page). */
export function PlayerBar({ gameName, game, mode, onModeChange, onFullscreen }: PlayerBarProps) {
  return (
    <Bar>
      <BarArt>
        <GameArt name={game?.name ?? gameName} image={game?.image} />
      </BarArt>
      <Names>
        <GameName>{game?.name ?? gameName}</GameName>
        <ProviderName>{game?.provider}</ProviderName>
      </Names>
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
      <IconButton
        label={messages.screenshot}
        icon={<Camera aria-hidden="true" />}
        isSolid
        onClick={() => showToast('info', messages.screenshotUnavailable)}
      />
      <IconButton
        label={messages.fullscreen}
        icon={<Maximize aria-hidden="true" />}
        isSolid
        disabled={onFullscreen === undefined}
        onClick={onFullscreen}
      />
    </Bar>
  );
}
