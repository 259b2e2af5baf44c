import { gameArt } from '@tessera/shared-contracts/art';
import { color } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { Card, Cards, CardTile, CardTop, CardValue, IdText, linkedRow, Moment } from '../../shared';
import { BetAmount, BetLink, GameArt, hasBetDetail, Multiplier } from '../bet-parts';
import { type BetRowsProps, Payout } from './BetTable';
import { messages } from './bets.messages';

const { columns } = messages;

export function BetCards({ bets, isSample }: BetRowsProps) {
  return (
    <Cards aria-label={messages.title}>
      {bets.map((bet) => (
        <LinkedCard key={bet.id}>
          <CardTop
            picture={<GameArt src={gameArt(bet.game)} alt="" width={36} height={45} />}
            lead={
              <>
                <CardValue label={columns.game}>
                  <BetLink id={bet.id} isSample={isSample}>
                    {bet.game}
                  </BetLink>
                </CardValue>
                <CardValue label={columns.date}>
                  <Moment iso={bet.createdAt} isPlain={hasBetDetail(isSample)} />
                </CardValue>
              </>
            }
            end={
              <>
                <CardValue label={columns.payout}>
                  <Payout bet={bet} />
                </CardValue>
                <CardValue label={columns.multiplier}>
                  <Multiplier value={bet.multiplier} />
                </CardValue>
              </>
            }
          />
          <CardTile $isFoot>
            <CardValue label={columns.id}>
              <IdText id={bet.id} copyLabel={messages.copyId(bet.id)} />
            </CardValue>
            <Stake>
              {messages.bet}{' '}
              <b>
                <BetAmount amount={bet.amount} currency={bet.currency} />
              </b>
            </Stake>
          </CardTile>
        </LinkedCard>
      ))}
    </Cards>
  );
}

const LinkedCard = styled(Card)`
  ${linkedRow}
`;

const Stake = styled.span`
  text-align: right;
  color: ${color.text.secondary};
  font-variant-numeric: tabular-nums;

  b {
    color: ${color.text.primary};
    font-weight: inherit;
  }
`;
