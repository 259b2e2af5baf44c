import { groupThousands } from '@tessera/shared-contracts/format';
import { color } from '@tessera/shared-contracts/theme';
import { DialogBody } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { messages } from './profile.messages';
import { rankPlaceholder } from './profileFacts';
import { Line } from './Rank.styles';

const tiles = Array.from({ length: 25 }, (_, index) => index + 1);

/** Progress to the next rank, as a row of tiles. */
export function RankProgress() {
  const { rank, nextRank, done, total } = rankPlaceholder;
  const laidTiles = Math.floor((done / total) * tiles.length);
  const progress = messages.progress(groupThousands(done), groupThousands(total));
  return (
    <DialogBody>
      <Stack>
        <Line>
          <strong>{rank}</strong>
          <span>{messages.nextRank(nextRank)}</span>
        </Line>
        <Track
          role="progressbar"
          aria-label={messages.rankProgress}
          aria-valuemin={0}
          aria-valuenow={done}
          aria-valuemax={total}
          aria-valuetext={progress}
        >
          {tiles.map((tile) => (
            <RankTile key={tile} $isLaid={tile <= laidTiles} />
          ))}
        </Track>
        <Line>
          <span>{progress}</span>
          <span>{messages.remaining(groupThousands(total - done))}</span>
        </Line>
      </Stack>
    </DialogBody>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 12px;
`;

const Track = styled.div`
  display: grid;
  grid-template-columns: repeat(${tiles.length}, minmax(0, 1fr));
  gap: 2px;
`;

const RankTile = styled.b<{ $isLaid: boolean }>`
  height: 12px;
  border-radius: 2px;
  background: ${({ $isLaid }) => ($isLaid ? color.accent.base : color.surface.pressed)};

  @media (forced-colors: active) {
    background: ${({ $isLaid }) => ($isLaid ? 'Highlight' : 'GrayText')};
  }
`;
