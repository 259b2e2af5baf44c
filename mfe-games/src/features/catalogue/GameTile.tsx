import { isHidden } from '@tessera/shared-contracts/config';
import { GameFlag } from '@tessera/shared-contracts/ui';
import { Play } from 'lucide-react';
import { messages } from './catalogue.messages';
import { GameArt } from './GameArt';
import { Art, Go, Label, Marks, Name, Provider, TileLink, UnavailableTile } from './GameTile.styles';
import { gamePath } from './gamePath';

/** Marks of recommended games (spec §2 Recommended carousel). */
export type Flag = 'HOT' | 'NEW' | 'LIVE' | 'POPULAR';

interface GameTileProps {
  readonly name: string;
  /** For elements beside the tile that the game's name describes. */
  readonly nameId?: string;
  readonly image?: string | null | undefined;
  /** An empty text keeps the line, so that all tiles of a grid have the same height; omit it for tiles without the line. */
  readonly provider?: string | undefined;
  readonly flag?: Flag;
  /** Whether the provider marks it as playable; omitted if unmarked. */
  readonly playable?: boolean | null | undefined;
  /** Whether the provider lists the game; unlisted games have no page to link to. */
  readonly isListed?: boolean;
  readonly isLazy?: boolean;
}

/** A tile that launches a game or shows that it cannot be played yet. */
export function GameTile({ name, isListed = true, ...face }: GameTileProps) {
  const tile = <TileFace name={name} {...face} {...(!isListed && { playable: false })} />;
  return isListed ? <TileLink to={gamePath(name)}>{tile}</TileLink> : <UnavailableTile>{tile}</UnavailableTile>;
}

function TileFace({ name, nameId, image, provider, flag, playable, isLazy = false }: Omit<GameTileProps, 'isListed'>) {
  const shownFlag = isHidden('badges') ? undefined : flag;
  const isToCome = playable === false;
  // A tile has one badge (spec §20 Order of home).
  const line = isToCome ? messages.comingSoon : provider;
  return (
    <>
      {shownFlag !== undefined && (
        <Marks>
          <GameFlag flag={shownFlag} />
        </Marks>
      )}
      <Art $isDimmed={isToCome}>
        <GameArt name={name} image={image} isLazy={isLazy} />
        {!isToCome && (
          <Go>
            <Play size={20} strokeWidth={1.9} aria-hidden="true" />
          </Go>
        )}
      </Art>
      <Label>
        <Name id={nameId}>{name}</Name>
        {line !== undefined && <Provider>{line}</Provider>}
      </Label>
    </>
  );
}
