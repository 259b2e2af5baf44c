import type { Game } from '@tessera/shared-contracts/api';
import { useIsPrerendered } from '@tessera/shared-contracts/ui';
import { Heart } from 'lucide-react';
import { useId } from 'react';
import { favouriteGames, useSavedList } from '../saved-games';
import { messages } from './catalogue.messages';
import { Actions, FavouriteButton, FunLink } from './GameItem.styles';
import { GameTile } from './GameTile';
import { gamePath } from './gamePath';

interface GameItemProps {
  readonly game: Game;
  readonly isLazy: boolean;
}

/** A game of a list: its tile with a Fun Play link and a favourite button. */
export function GameItem({ game: { uuid, name, image, provider, playable }, isLazy }: GameItemProps) {
  const nameId = useId();
  const isPrerendered = useIsPrerendered();
  const isFavourite = useSavedList(favouriteGames).includes(uuid);
  return (
    <>
      <GameTile
        name={name}
        nameId={nameId}
        image={image}
        provider={provider ?? ''}
        playable={playable}
        isLazy={isLazy}
      />
      <Actions $isKept={isFavourite}>
        {playable !== false && (
          <FunLink to={`${gamePath(name)}?play=fun`} aria-label={messages.playForFun} aria-describedby={nameId}>
            {messages.fun}
          </FunLink>
        )}
        <FavouriteButton
          label={messages.favourite(name)}
          icon={<Heart aria-hidden="true" />}
          size="sm"
          aria-pressed={isFavourite}
          {...(isPrerendered && { 'aria-disabled': true })}
          onClick={() => (isFavourite ? favouriteGames.remove(uuid) : favouriteGames.add(uuid))}
        />
      </Actions>
    </>
  );
}
