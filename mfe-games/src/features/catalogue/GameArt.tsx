import { gameArt } from '@tessera/shared-contracts/art';
import { useState } from 'react';
import { tilePicture } from './tilePicture';

interface GameArtProps {
  readonly name: string;
  readonly image?: string | null | undefined;
  /** Pictures far down a page wait until they are near. */
  readonly isLazy?: boolean;
  readonly className?: string;
}

/** A game's picture: the provider's where it loads, else our own art. Decorative: the name stands beside it. */
export function GameArt({ name, image, isLazy = false, className }: GameArtProps) {
  const picture = tilePicture(image);
  const [brokenPicture, setBrokenPicture] = useState<string>();
  const isOwnArt = picture === undefined || picture === brokenPicture;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a picture that fails is no interaction
    <img
      // A new element, so that a picture that failed is never shown for an instant under the next address.
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
