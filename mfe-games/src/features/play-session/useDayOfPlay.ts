import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { on } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type DayOfPlay, readDayOfPlay } from './dayOfPlay';
import { playSessionApi } from './playSession.api';

/**
 * The player's day of play, refetched after every change of the balance.
 *
 * @param userId the player of a real-play game; `undefined` without one
 * @returns `undefined` until it is known, and without the extension `limits`
 */
export function useDayOfPlay(userId: string | undefined): DayOfPlay | undefined {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [known, setKnown] = useState<{ readonly userId: string; readonly day: DayOfPlay }>();

  useEffect(() => {
    if (userId === undefined || !hasExtension('limits')) return undefined;
    let newest = 0;
    const read = async () => {
      newest += 1;
      const mine = newest;
      const { data } = await dispatch(playSessionApi.endpoints.readLimits.initiate({ userId }, { track: false }));
      const day = data && readDayOfPlay(data);
      if (mine === newest && day !== undefined) setKnown({ userId, day });
    };
    void read();
    const stop = on('balance-changed', () => void read());
    return () => {
      newest += 1;
      stop();
    };
  }, [dispatch, userId]);

  return known !== undefined && known.userId === userId ? known.day : undefined;
}
