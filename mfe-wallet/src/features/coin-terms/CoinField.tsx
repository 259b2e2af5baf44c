import type { Coin } from '@tessera/shared-contracts/api';
import { Button, Notice } from '@tessera/shared-contracts/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { CoinSelect } from '../coins/CoinSelect';
import { coinKey } from '../coins/useCoinPick';
import { messages } from './coinTerms.messages';
import { QuietLine, Rows } from './coinTerms.styles';
import type { findPause } from './findTerms';

/** How many other coins are offered as buttons; the list has all. */
const offered = 4;

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > p { width: 100%; }
`;

const Reason = styled.span`
  display: block;
`;

const focusSelect = (rows: HTMLElement | null) => rows?.querySelector<HTMLElement>('[role=combobox]')?.focus();

/** Picks a coin; a paused one says its reason, and the others are offered. */
export function CoinField({
  coins,
  coin,
  pause,
  titleOf,
  onPick,
}: {
  readonly coins: readonly Coin[];
  readonly coin: Coin;
  readonly pause: ReturnType<typeof findPause>;
  /** Title of a pause of the named coin. */
  readonly titleOf: (coin: string) => string;
  readonly onPick: (key: string) => void;
}) {
  const othersId = useId();
  const select = useRef<HTMLDivElement>(null);
  const isPaused = pause !== undefined;
  useLayoutEffect(() => {
    // A coin that is paused while its form is filled in takes the fields away; some browsers have left them by now.
    const { activeElement, body } = document;
    if (isPaused && (activeElement === body || activeElement?.matches(':disabled'))) focusSelect(select.current);
  }, [isPaused]);
  const handleOther = (other: Coin) => {
    // The pressed button goes with the pause.
    focusSelect(select.current);
    onPick(coinKey(other));
  };
  return (
    <>
      <Rows ref={select}>
        <CoinSelect coins={coins} coin={coin} onPick={onPick} />
      </Rows>
      <Rows role="status">
        {pause !== undefined && (
          <Notice>
            <b>{titleOf(messages.coinOn(coin.symbol, coin.network))}</b> <Reason dir="auto">{pause.reason}</Reason>
          </Notice>
        )}
      </Rows>
      {pause !== undefined && pause.others.length > 0 && (
        <Others role="group" aria-labelledby={othersId}>
          <QuietLine id={othersId}>{messages.others}</QuietLine>
          {pause.others.slice(0, offered).map((other) => (
            <Button key={coinKey(other)} size="sm" onClick={() => handleOther(other)}>
              {messages.coinOn(other.symbol, other.network)}
            </Button>
          ))}
        </Others>
      )}
    </>
  );
}
