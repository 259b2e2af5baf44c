import { hasExtension } from '@tessera/shared-contracts/extensions';
import { formatFiat } from '@tessera/shared-contracts/money';
import { siteRules } from '@tessera/shared-contracts/rules';
import { SessionNet } from '../session-net';
import type { DayOfPlay } from './dayOfPlay';
import { type Amounts, formatNet } from './netResult';
import { Facts, Note } from './PlaySession.styles';
import { messages } from './playSession.messages';

export interface SessionFactsProps {
  readonly seconds: number;
  /** None in Fun Play. */
  readonly userId: string | undefined;
  /** The provider's count of the day, where it has one. */
  readonly day: DayOfPlay | undefined;
  /** The result since the game was opened, by the balances. */
  readonly net: Amounts | undefined;
}

/** Time and net result of playing, and what they count. */
export function SessionFacts({ seconds, userId, day, net }: SessionFactsProps) {
  const isReal = userId !== undefined;
  const { sessionCurrency } = siteRules();
  const hasSessionNet = (['limits', 'sessions', 'rates'] as const).every(hasExtension);
  return (
    <>
      <Facts>
        <dt>{messages.time}</dt>
        <dd>{messages.clock(seconds)}</dd>
        {isReal && day !== undefined ? (
          <>
            <dt>{messages.timeToday}</dt>
            <dd>{messages.minutes(day.minutes)}</dd>
            <dt>{messages.stakedToday}</dt>
            <dd>{formatFiat(day.stakedUsd)}</dd>
            <dt>{messages.returnedToday}</dt>
            <dd>{formatFiat(day.returnedUsd)}</dd>
            <dt>{messages.netToday}</dt>
            <dd>{formatFiat(day.netUsd, { isSigned: true })}</dd>
          </>
        ) : (
          <>
            <dt>{messages.net}</dt>
            <dd>{isReal ? wordsOf(net) : messages.netFun}</dd>
          </>
        )}
        {isReal && hasSessionNet && sessionCurrency && <SessionNet userId={userId} currency={sessionCurrency} />}
      </Facts>
      {isReal && <Note>{day === undefined ? messages.netLine : messages.todayLine}</Note>}
    </>
  );
}

function wordsOf(net: Amounts | undefined): string {
  if (net === undefined) return messages.netUnknown;
  return net.size === 0 ? messages.netNone : formatNet(net);
}
