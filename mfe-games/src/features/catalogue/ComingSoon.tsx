import type { Game } from '@tessera/shared-contracts/api';
import { memo, useId } from 'react';
import { Card, Cards, Heading, Part, Words } from './ComingSoon.styles';
import { messages } from './catalogue.messages';
import { GameArt } from './GameArt';
import { Name, Provider } from './GameTile.styles';
import { gamePath } from './gamePath';

interface ComingSoonProps {
  readonly games: readonly Game[];
  readonly headingLevel: 2 | 3;
}

/** Games that cannot be played yet, as one row of cards; nothing without any. */
export const ComingSoon = memo(({ games, headingLevel }: ComingSoonProps) => {
  const titleId = useId();
  if (games.length === 0) return null;
  return (
    <Part>
      <Heading as={`h${headingLevel}`} id={titleId}>
        {messages.comingSoon}
      </Heading>
      {/* The role is explicit because Safari does not treat a list without markers as a list. */}
      <Cards role="list" aria-labelledby={titleId}>
        {games.map(({ uuid, name, image, provider }) => (
          <li key={uuid}>
            <Card to={gamePath(name)}>
              <GameArt name={name} image={image} isLazy />
              <Words>
                <Name>{name}</Name> <Provider>{provider}</Provider>
              </Words>
            </Card>
          </li>
        ))}
      </Cards>
    </Part>
  );
});
