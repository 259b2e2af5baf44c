import { color } from '@tessera/shared-contracts/theme';
import { CryptoAmount, Skeleton, TextLink } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { amountOf, type BalanceState } from '../balances/useBalance';
import { messages } from './withdraw.messages';

const Line = styled.span`
  text-align: end;
  & > b > [aria-hidden] { display: inline-block; vertical-align: middle; }
  & > b { font-weight: 550; color: ${color.text.primary}; }
  /* A long symbol is shortened, so that the amount stays visible. */
  & > [translate='no'] {
    display: inline-block;
    max-width: 6rem;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
    white-space: nowrap;
  }
`;

/** The available amount of a coin. */
export function AvailableAmount({
  id,
  state,
  symbol,
}: {
  readonly id: string;
  readonly state: BalanceState;
  readonly symbol: string;
}) {
  if (state.status === 'failed') {
    return (
      <Line>
        <span id={id}>{messages.availableFailed}</span>{' '}
        <TextLink onClick={state.isRetrying ? undefined : state.retry} aria-disabled={state.isRetrying}>
          {messages.retry}
        </TextLink>
      </Line>
    );
  }
  const amount = state.status === 'ready' ? amountOf(state.balance, symbol) : undefined;
  if (state.status === 'ready' && amount === undefined) return <Line id={id}>{messages.availableFailed}</Line>;
  return (
    <Line id={id}>
      {messages.available}{' '}
      <b>{amount === undefined ? <Skeleton width={88} height={14} /> : <CryptoAmount amount={amount} />}</b>{' '}
      <span translate="no">{symbol}</span>
    </Line>
  );
}
