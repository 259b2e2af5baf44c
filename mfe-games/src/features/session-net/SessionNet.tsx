import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { on } from '@tessera/shared-contracts/events';
import { type FiatCode, fiatIn, formatInFiat } from '@tessera/shared-contracts/fiat';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { messages } from '../play-session/playSession.messages';
import { sessionNetApi } from './sessionNet.api';

interface SessionNetProps {
  readonly userId: string;
  readonly currency: FiatCode;
}

/** What play since the login won or lost in all games, by the provider, in the currency that the rules of the site ask for. */
export function SessionNet({ userId, currency }: SessionNetProps) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [net, setNet] = useState<string>();

  useEffect(() => {
    let newest = 0;
    const { readRates, readSessions } = sessionNetApi.endpoints;
    const read = async () => {
      newest += 1;
      const mine = newest;
      const [rates, sessions] = await Promise.all([
        dispatch(readRates.initiate(undefined, { track: false })),
        dispatch(readSessions.initiate({ userId }, { track: false })),
      ]);
      const fiat = rates.data && fiatIn(rates.data, currency);
      const usd = sessions.data?.sessions.readable.find(({ current }) => current)?.net;
      if (mine === newest) setNet(fiat && usd && formatInFiat(usd, fiat, true));
    };
    void read();
    const stop = on('balance-changed', () => void read());
    return () => {
      newest += 1;
      stop();
    };
  }, [dispatch, userId, currency]);

  return (
    <>
      <dt>{messages.netSession}</dt>
      <dd>{net ?? messages.netUnknown}</dd>
    </>
  );
}
