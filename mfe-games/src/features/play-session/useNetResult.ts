import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { on } from '@tessera/shared-contracts/events';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type Amounts, amountsOf, changes, sum } from './netResult';
import { playSessionApi } from './playSession.api';

/**
 * Net result of the player's games since the first one opened: the balance changes that games report. Amounts in
 * events are ignored; the balances are refetched. Other changes, such as a deposit, do not count.
 *
 * @param userId the player of a real-play game; `undefined` without one
 * @returns `undefined` until the balances are known
 */
export function useNetResult(userId: string | undefined): Amounts | undefined {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [net, setNet] = useState<{ readonly userId: string; readonly amounts: Amounts }>();

  useEffect(() => {
    if (userId === undefined) return undefined;
    let isCurrent = true;
    let known: Amounts | undefined;
    let amounts: Amounts = new Map();
    let reading = Promise.resolve();

    const read = async (isGame: boolean) => {
      if (!isCurrent) return;
      const { data } = await dispatch(playSessionApi.endpoints.readBalance.initiate({ userId }, { track: false }));
      const next = data && amountsOf(data);
      if (!isCurrent || next === undefined) return;
      if (known !== undefined && isGame) amounts = sum(amounts, changes(known, next));
      known = next;
      setNet({ userId, amounts });
    };
    const queue = (isGame: boolean) => {
      reading = reading.then(() => read(isGame));
    };
    queue(false);
    const stop = on('balance-changed', ({ reason }) => queue(reason === 'game'));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [dispatch, userId]);

  return net !== undefined && net.userId === userId ? net.amounts : undefined;
}
