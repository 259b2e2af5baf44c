import { gameArt } from '@tessera/shared-contracts/art';
import { color } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import {
  BetAmount,
  BetLink,
  Card,
  CardLabel,
  CardLead,
  CardLines,
  Cards,
  CardTile,
  formatMoment,
  GameArt,
  IdText,
  linkedRow,
  Multiplier,
} from '../list-parts';
import { type BetRowsProps, Payout } from './BetTable';
import { messages } from './bets.messages';

const { columns } = messages;

export function BetCards({ bets, isSample }: BetRowsProps) {
  return (
    <Cards aria-label={messages.title}>
      {bets.map((bet) => (
        <LinkedCard key={bet.id}>
          <CardTile>
            <CardLead>
              <GameArt src={gameArt(bet.game)} alt="" width={36} height={45} />
              <CardLines>
                <span>
                  <CardLabel text={columns.game} />
                  <BetLink id={bet.id} isSample={isSample}>
                    {bet.game}
                  </BetLink>
                </span>
                <span>
                  <CardLabel text={columns.date} />
                  <time dateTime={bet.createdAt}>{formatMoment(bet.createdAt)}</time>
                </span>
              </CardLines>
            </CardLead>
            <CardLines $isEnd>
              <span>
                <CardLabel text={columns.payout} />
                <Payout bet={bet} />
              </span>
              <span>
                <CardLabel text={columns.multiplier} />
                <Multiplier value={bet.multiplier} />
              </span>
            </CardLines>
          </CardTile>
          <CardTile $isFoot>
            <span>
              <CardLabel text={columns.id} />
              <IdText id={bet.id} copyLabel={messages.copyId(bet.id)} />
            </span>
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
  color: ${color.text.secondary};
  font-variant-numeric: tabular-nums;

  b {
    color: ${color.text.primary};
    font-weight: inherit;
  }
`;
