import { opensDialog, recordIdPattern } from '@tessera/shared-contracts/events';
import { hasExtension, type TransactionDetail } from '@tessera/shared-contracts/extensions';
import { linkStyles, TextLink, UnreadableRows, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Row, Step, StepList, StepName } from './Transaction.styles';
import type { MadeStep, Timeline } from './timeline';
import { confirmationsText, messages, momentText, stateAdvice, stateLabel } from './transaction.messages';

interface TimelineProps {
  readonly timeline: Timeline;
  readonly transaction: TransactionDetail;
}

/** What has happened, when and why; what is to come; and what to do. */
export function TransactionTimeline({ timeline, transaction }: TimelineProps) {
  const { kind, made, ahead } = timeline;
  const { confirmations, required, steps } = transaction;
  const nameOf = (state: string) =>
    (state === 'confirming' && confirmationsText(confirmations, required)) || stateLabel(kind, state);
  return (
    <Row>
      <StepList aria-label={messages.timeline}>
        {made.map((step, place) => {
          const isLast = place === made.length - 1;
          return (
            <Step
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added, and a state may come twice
              key={place}
              $look={bad.includes(step.state) ? 'bad' : 'made'}
              {...(isLast && { 'aria-current': 'step' })}
            >
              <StepName>{nameOf(step.state)}</StepName>
              <StepTime at={step.at} />
              {step.reason !== undefined && <b dir="auto">{step.reason}</b>}
              {isLast && <Advice timeline={timeline} transaction={transaction} />}
            </Step>
          );
        })}
        {ahead.map((state) => (
          <Step key={state} $look="ahead">
            <VisuallyHidden>{messages.ahead}</VisuallyHidden>
            <StepName>{nameOf(state)}</StepName>
          </Step>
        ))}
      </StepList>
      <UnreadableRows count={steps.unreadable} noun={messages.step} nouns={messages.steps} />
    </Row>
  );
}

const bad: readonly string[] = ['refused', 'failed'];

const StepTime = ({ at }: Pick<MadeStep, 'at'>) => (
  <time {...(at !== undefined && { dateTime: new Date(at).toISOString() })}>{momentText(at)}</time>
);

/** What the last step means, and what to do. */
function Advice({ timeline: { kind, state }, transaction: { type, betId } }: TimelineProps) {
  const isPlay = ['bet', 'win', 'refund'].includes(type.toLowerCase());
  if (isPlay && hasExtension('bets')) return <BetLink id={betId} />;
  const text = stateAdvice(kind, state);
  if (text === undefined) return null;
  return (
    <>
      <span>{text}</span>
      {state === 'held' && <TextLinkTo to="/settings#limits">{messages.limits}</TextLinkTo>}
      {(bad.includes(state) || state === 'returned') && <TextLinkTo to="/contact">{messages.support}</TextLinkTo>}
    </>
  );
}

/** The very bet, where the provider says which; all bets otherwise. */
function BetLink({ id }: { readonly id: string | null | undefined }) {
  if (!id || !recordIdPattern.test(id)) return <TextLinkTo to="/bets">{messages.bets}</TextLinkTo>;
  return (
    <TextLink href={`?modal=bet&bet=${id}`} onClick={opensDialog({ dialog: 'bet', bet: id })}>
      {messages.bet}
    </TextLink>
  );
}

const TextLinkTo = styled(Link)`
  ${linkStyles}
`;
