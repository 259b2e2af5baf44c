import { gameArt } from '@tessera/shared-contracts/art';
import { useState } from 'react';
import { tilePicture } from './tilePicture';

interface GameArtProps {
  readonly name: string;
  readonly image?: string | null | undefined;
  /** Pictures far down the page are loaded lazily. */
  readonly isLazy?: boolean;
  readonly className?: string;
}

/** A game's picture: the provider's if it loads, else our own art. Decorative, since the name is beside it. */
export function GameArt({ name, image, isLazy = false, className }: GameArtProps) {
  const picture = tilePicture(image);
  const [brokenPicture, setBrokenPicture] = useState<string>();
  const isOwnArt = picture === undefined || picture === brokenPicture;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a load error is not an interaction
    <img
      // A new element per address, so that a failed picture never flashes.
      key={isOwnArt ? 'art' : picture}
      src={isOwnArt ? gameArt(name) : picture}
      alt=""
      width={320}
      height={400}
      decoding="async"
      loading={isLazy ? 'lazy' : 'eager'}
      className={className}
      onError={isOwnArt ? undefined : () => setBrokenPicture(picture)}
    />
  );
}
