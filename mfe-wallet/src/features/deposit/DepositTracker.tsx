import { CoinTile, CryptoAmount, Die, TextLink, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { Check, TriangleAlert } from 'lucide-react';
import { hasReceipt, openReceipt } from '../../shared/receipt';
import { LimitsLink } from '../deposit-limit/DepositLimitLine';
import { useTransactionQuery } from '../transaction/transaction.api';
import { confirmationsText } from '../transaction/transaction.messages';
import { Step, Steps, Tracked, TrackedWords, TrackerList } from './DepositTracker.styles';
import { messages } from './deposit.messages';
import type { DepositStage, TrackedDeposit } from './deposits';

/** The steps of a deposit, in their order. */
const steps = ['waiting', 'confirming', 'credited'] as const satisfies readonly DepositStage[];

/** The player's pending deposits, and the deposits of the last hour. Each step is announced. */
export function DepositTracker({
  userId,
  deposits,
}: {
  readonly userId: string;
  readonly deposits: readonly TrackedDeposit[];
}) {
  return (
    <div role="status" hidden={deposits.length === 0}>
      <TrackerList aria-label={messages.tracker}>
        {deposits.map((deposit) => (
          <TrackedRow key={deposit.id} userId={userId} deposit={deposit} />
        ))}
      </TrackerList>
    </div>
  );
}

/** How many blocks confirm a deposit, of how many; undefined where the provider does not tell. */
function useConfirmations(userId: string, id: string, stage: DepositStage): string | undefined {
  const skip = stage !== 'confirming' || !hasReceipt(id);
  const { currentData } = useTransactionQuery({ userId, id }, { skip, refetchOnMountOrArgChange: true });
  return currentData && confirmationsText(currentData.confirmations, currentData.required);
}

function TrackedRow({
  userId,
  deposit: { id, stage, status, currency, amount },
}: {
  readonly userId: string;
  readonly deposit: TrackedDeposit;
}) {
  const count = useConfirmations(userId, id, stage);
  const reached = steps.indexOf(stage as (typeof steps)[number]);
  const words =
    stage === 'ended' ? messages.ended(status) : count ? messages.confirmingCount(count) : messages.stages[stage];
  return (
    <Tracked>
      <CoinTile symbol={currency} />
      <TrackedWords>
        <b>
          <CryptoAmount amount={amount} currency={currency} />
        </b>
        <span>{words}</span>
        {stage === 'held' && <LimitsLink>{messages.limits}</LimitsLink>}
        {hasReceipt(id) && (
          <TextLink onClick={() => openReceipt(id)}>
            {messages.details}
            <VisuallyHidden>{messages.detailsOf(amount, currency)}</VisuallyHidden>
          </TextLink>
        )}
        {reached >= 0 && (
          <Steps aria-hidden="true">
            {steps.map((step, index) => (
              <Step key={step} $isReached={index <= reached} />
            ))}
          </Steps>
        )}
      </TrackedWords>
      <StageIcon stage={stage} />
    </Tracked>
  );
}

function StageIcon({ stage }: { readonly stage: DepositStage }) {
  if (stage === 'ended' || stage === 'held') return <TriangleAlert aria-hidden="true" size={20} strokeWidth={1.9} />;
  if (stage === 'credited') return <Check aria-hidden="true" size={20} strokeWidth={1.9} />;
  return stage === 'confirming' ? <Die face={1} size={22} /> : null;
}
