import { type CallAnswer, request, sendCall, sendOtp } from '@tessera/shared-contracts/api';
import { useSecondsUntil } from '@tessera/shared-contracts/ui';
import { useDispatch, useSelector } from 'react-redux';
import { emailCodeSent, selectEmailCode } from '../local-settings';

const resendCooldownMs = 60_000;

/** The code that was last sent to an address. It belongs to the address and survives closing the dialog. */
export interface EmailCode {
  /** Seconds until another may be requested (spec §9 Resend cooldown). */
  readonly cooldownSeconds: number;
  /** Remaining seconds of the code; `undefined` if unknown, or if no code was sent. */
  readonly secondsLeft: number | undefined;
  /** Requests a code; a success starts the cooldown. */
  readonly send: (email: string, signal: AbortSignal) => ReturnType<typeof sendEmailCode>;
}

const sendEmailCode = (email: string, signal: AbortSignal) =>
  sendCall(request(sendOtp, { body: { email } }), { signal });

/** See {@link EmailCode}. */
export function useEmailCode(email: string | undefined): EmailCode {
  const dispatch = useDispatch();
  const last = useSelector(selectEmailCode);
  const sent = last !== undefined && last.address === email ? last : undefined;
  const until = (moment: number | undefined) =>
    sent !== undefined && moment !== undefined ? { since: sent.sentAt, until: moment } : undefined;
  const secondsLeft = useSecondsUntil(until(sent?.expiresAt));
  const noteSent = (address: string, { expiresInSeconds }: CallAnswer<typeof sendOtp>) => {
    const sentAt = Date.now();
    const expiresAt = expiresInSeconds === undefined ? undefined : sentAt + expiresInSeconds * 1000;
    dispatch(emailCodeSent({ address, sentAt, expiresAt }));
  };
  return {
    cooldownSeconds: useSecondsUntil(until(sent && sent.sentAt + resendCooldownMs)),
    secondsLeft: sent?.expiresAt === undefined ? undefined : secondsLeft,
    send: async (address, signal) => {
      const answer = await sendEmailCode(address, signal);
      if (answer.data) noteSent(address, answer.data);
      return answer;
    },
  };
}
