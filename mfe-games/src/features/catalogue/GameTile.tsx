import { GameFlag } from '@tessera/shared-contracts/ui';
import { Play } from 'lucide-react';
import { GameArt } from './GameArt';
import { Art, FlagPlace, Go, Label, Name, Provider, TileLink } from './GameTile.styles';
import { gamePath } from './gamePath';

/** Marks of recommended games (spec §2). */
export type Flag = 'HOT' | 'NEW' | 'LIVE' | 'POPULAR';

interface GameTileProps {
  readonly name: string;
  readonly image?: string | null | undefined;
  /** An empty text keeps the line, so that tiles of one grid are of one height; leave it out for tiles without one. */
  readonly provider?: string | undefined;
  readonly flag?: Flag;
  readonly isLazy?: boolean;
}

/** A tile that launches a game. */
export function GameTile({ name, image, provider, flag, isLazy = false }: GameTileProps) {
  return (
    <TileLink to={gamePath(name)}>
      {flag !== undefined && (
        <FlagPlace>
          <GameFlag flag={flag} />
        </FlagPlace>
      )}
      <Art>
        <GameArt name={name} image={image} isLazy={isLazy} />
        <Go>
          <Play size={20} strokeWidth={1.9} aria-hidden="true" />
        </Go>
      </Art>
      <Label>
        <Name>{name}</Name>
        {provider !== undefined && <Provider>{provider}</Provider>}
      </Label>
    </TileLink>
  );
}
