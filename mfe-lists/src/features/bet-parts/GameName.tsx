import { gameArt } from '@tessera/shared-contracts/art';
import { color, space } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** A game's name with its art, as in table rows. */
export function GameName({ game }: { readonly game: string }) {
  return (
    <Name>
      <GameArt src={gameArt(game)} alt="" width={26} height={32} />
      <Words>{game}</Words>
    </Name>
  );
}

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  color: ${color.text.primary};
  font-weight: 550;
`;

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** A game's art as a thumbnail; the name beside it serves as its label. */
export const GameArt = styled.img`
  flex: none;
  border-radius: 6px;
  object-fit: cover;
`;
