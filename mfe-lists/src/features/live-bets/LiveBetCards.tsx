import { gameArt } from '@tessera/shared-contracts/art';
import { CryptoAmount, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import {
  Card,
  CardLabel,
  CardLead,
  CardLines,
  Cards,
  formatClock,
  GameArt,
  Multiplier,
  PayoutText,
} from '../list-parts';
import { arriving, BetTile } from './LiveBets.styles';
import { type LiveBet, livePayoutText, livePlaces } from './liveBet';
import { messages } from './liveBets.messages';

const { columns } = messages;

interface LiveBetCardsProps {
  readonly label: string;
  readonly rows: readonly LiveBet[];
  /** The row that slides in. */
  readonly arrivedId?: string | undefined;
}

export function LiveBetCards({ label, rows, arrivedId }: LiveBetCardsProps) {
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
                  {row.game}
                </span>
                <span>
                  <CardLabel text={columns.user} />
                  {row.user ?? messages.hidden}
                  {' · '}
                  <CardLabel text={columns.bet} />
                  <CryptoAmount amount={row.bet} places={livePlaces} /> {messages.unit}
                  <VisuallyHidden>{` ${columns.time}: ${formatClock(row.placedAtMs)}`}</VisuallyHidden>
                </span>
              </CardLines>
            </CardLead>
            <CardLines $isEnd>
              <span>
                <CardLabel text={columns.payout} />
                <PayoutText $isWin={row.status === 'win'}>{livePayoutText(row)}</PayoutText>
                <VisuallyHidden>{` ${messages.unit}`}</VisuallyHidden>
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
  ${({ $isArriving }) => $isArriving && arriving}
`;
