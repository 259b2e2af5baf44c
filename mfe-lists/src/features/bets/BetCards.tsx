import { gameArt } from '@tessera/shared-contracts/art';
import { formatFiat } from '@tessera/shared-contracts/money';
import { color } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import {
  Card,
  CardLabel,
  CardLead,
  CardLines,
  Cards,
  CardTile,
  formatMoment,
  GameArt,
  IdText,
  Multiplier,
  PayoutText,
} from '../list-parts';
import { type Bet, payoutText } from './bet';
import { messages } from './bets.messages';

const { columns } = messages;

export function BetCards({ bets }: { readonly bets: readonly Bet[] }) {
  return (
    <Cards aria-label={messages.title}>
      {bets.map((bet) => (
        <Card key={bet.id}>
          <CardTile>
            <CardLead>
              <GameArt src={gameArt(bet.game)} alt="" width={36} height={45} />
              <CardLines>
                <span>
                  <CardLabel text={columns.game} />
                  {bet.game}
                </span>
                <span>
                  <CardLabel text={columns.date} />
                  <time dateTime={bet.date}>{formatMoment(bet.date)}</time>
                </span>
              </CardLines>
            </CardLead>
            <CardLines $isEnd>
              <span>
                <CardLabel text={columns.payout} />
                <PayoutText $isWin={bet.status === 'win'}>{payoutText(bet)}</PayoutText>
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
              {messages.bet} <b>{formatFiat(bet.amount)}</b>
            </Stake>
          </CardTile>
        </Card>
      ))}
    </Cards>
  );
}

const Stake = styled.span`
  color: ${color.text.secondary};
  font-variant-numeric: tabular-nums;

  b {
    color: ${color.text.primary};
    font-weight: inherit;
  }
`;
