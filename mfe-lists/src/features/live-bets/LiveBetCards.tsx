import { gameArt } from '@tessera/shared-contracts/art';
import { duration, easing, media } from '@tessera/shared-contracts/theme';
import { CryptoAmount, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled, { keyframes } from 'styled-components';
import { Card, CardLead, CardLines, Cards, formatClock, GameArt, Multiplier, PayoutText } from '../list-parts';
import { BetTile } from './LiveBets.styles';
import { type LiveBet, livePayoutText, livePlaces } from './liveBet';
import { messages } from './liveBets.messages';

const { columns } = messages;
/** A card's value with the name that its column has in the table. */
const Label = ({ text }: { readonly text: string }) => <VisuallyHidden>{`${text}: `}</VisuallyHidden>;

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
                  <Label text={columns.game} />
                  {row.game}
                </span>
                <span>
                  <Label text={columns.user} />
                  {row.user ?? messages.hidden}
                  {' · '}
                  <Label text={columns.bet} />
                  <CryptoAmount amount={row.bet} places={livePlaces} /> {messages.unit}
                  <VisuallyHidden>{` ${columns.time}: ${formatClock(row.placedAtMs)}`}</VisuallyHidden>
                </span>
              </CardLines>
            </CardLead>
            <CardLines $isEnd>
              <span>
                <Label text={columns.payout} />
                <PayoutText $isWin={row.status === 'win'}>{livePayoutText(row)}</PayoutText>
                <VisuallyHidden>{` ${messages.unit}`}</VisuallyHidden>
              </span>
              <span>
                <Label text={columns.multiplier} />
                <Multiplier value={row.multiplier} />
              </span>
            </CardLines>
          </BetTile>
        </ArrivingCard>
      ))}
    </Cards>
  );
}

const slideIn = keyframes`
  from {
    opacity: 0;
    transform: translateY(-16px);
  }
`;

const ArrivingCard = styled(Card)<{ $isArriving: boolean }>`
  animation: ${({ $isArriving }) => ($isArriving ? slideIn : 'none')} ${duration.base} ${easing.enter};

  ${media.reducedMotion} {
    animation: none;
  }
`;
