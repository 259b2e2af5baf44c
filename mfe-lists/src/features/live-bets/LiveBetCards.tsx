import { gameArt } from '@tessera/shared-contracts/art';
import { CryptoAmount, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { BetLink, Card, CardLabel, CardLead, CardLines, Cards, GameArt, linkedRow, Multiplier } from '../list-parts';
import { arriving, BetTile } from './LiveBets.styles';
import { clockOf, type LiveBetRowsProps, LivePayout } from './LiveBetTable';
import { messages } from './liveBets.messages';

const { columns } = messages;

export function LiveBetCards({ label, rows, isSample, places, arrivedId }: LiveBetRowsProps) {
  return (
    <Cards aria-label={label}>
      {rows.map((row) => (
        <ArrivingCard key={row.id} $isArriving={row.id === arrivedId}>
          <BetTile>
            <CardLead>
              <GameArt src={gameArt(row.game)} alt="" width={32} height={40} />
              <CardLines>
                <span>
                  <CardLabel text={columns.game} />
                  <BetLink id={row.id} isSample={isSample}>
                    {row.game}
                  </BetLink>
                </span>
                <span>
                  <CardLabel text={columns.user} />
                  {row.player || messages.hidden}
                  {' · '}
                  <CardLabel text={columns.bet} />
                  <CryptoAmount amount={row.amount} places={places} /> {row.currency}
                  <VisuallyHidden>{` ${columns.time}: ${clockOf(row)}`}</VisuallyHidden>
                </span>
              </CardLines>
            </CardLead>
            <CardLines $isEnd>
              <span>
                <CardLabel text={columns.payout} />
                <LivePayout bet={row} places={places} />
                <VisuallyHidden>{` ${row.currency}`}</VisuallyHidden>
              </span>
              <span>
                <CardLabel text={columns.multiplier} />
                <Multiplier value={row.multiplier} />
              </span>
            </CardLines>
          </BetTile>
        </ArrivingCard>
      ))}
    </Cards>
  );
}

const ArrivingCard = styled(Card)<{ $isArriving: boolean }>`
  ${linkedRow}
  ${({ $isArriving }) => $isArriving && arriving}
`;
