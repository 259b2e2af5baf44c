import { gameArt } from '@tessera/shared-contracts/art';
import { CryptoAmount, PlayerName, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { Card, Cards, CardTop, CardValue, linkedRow } from '../../shared';
import { BetLink, GameArt, Multiplier } from '../bet-parts';
import { arriving, BetTile } from './LiveBets.styles';
import { clockOf, type LiveBetRowsProps, LivePayout } from './LiveBetTable';
import { messages } from './liveBets.messages';

const { columns } = messages;

export function LiveBetCards({ label, rows, isSample, places, arrivedId }: LiveBetRowsProps) {
  return (
    <Cards aria-label={label}>
      {rows.map((row) => (
        <ArrivingCard key={row.id} $isArriving={row.id === arrivedId}>
          <CardTop
            tile={BetTile}
            picture={<GameArt src={gameArt(row.game)} alt="" width={32} height={40} />}
            lead={
              <>
                <CardValue label={columns.game}>
                  <BetLink id={row.id} isSample={isSample}>
                    {row.game}
                  </BetLink>
                </CardValue>
                <CardValue label={columns.user}>
                  <PlayerName>{row.player || messages.hidden}</PlayerName>
                  {' · '}
                  <CardValue label={columns.bet}>
                    <CryptoAmount amount={row.amount} places={places} currency={row.currency} />
                  </CardValue>
                  <VisuallyHidden>{` ${columns.time}: ${clockOf(row)}`}</VisuallyHidden>
                </CardValue>
              </>
            }
            end={
              <>
                <CardValue label={columns.payout}>
                  <LivePayout bet={row} places={places} />
                  <VisuallyHidden translate="no">{` ${row.currency}`}</VisuallyHidden>
                </CardValue>
                <CardValue label={columns.multiplier}>
                  <Multiplier value={row.multiplier} />
                </CardValue>
              </>
            }
          />
        </ArrivingCard>
      ))}
    </Cards>
  );
}

const ArrivingCard = styled(Card)<{ $isArriving: boolean }>`
  ${linkedRow}
  ${({ $isArriving }) => $isArriving && arriving}
`;
