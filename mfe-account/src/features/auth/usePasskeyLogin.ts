import { type CallBody, request, sendCall } from '@tessera/shared-contracts/api';
import { beginPasskeyLogin, passkeyLogin } from '@tessera/shared-contracts/extensions';
import { useState } from 'react';
import { type SubmitForm, useSubmitForm } from '../../shared';
import { refusedLogin } from './refused';
import type { LoginEnd } from './signIn';
import { finishLogin, over } from './useLogin';

/** A signature with a passkey. */
export type PasskeySignature = CallBody<typeof passkeyLogin>['credential'];

interface PasskeyLoginOptions {
  readonly challengeId: string | undefined;
  readonly onSuccess: LoginEnd;
  readonly onOver: ((reason: string) => void) | undefined;
}

/** Asks the browser for a signature, unless there already is one, and starts the session. */
export function usePasskeyLogin({ challengeId, onSuccess, onOver }: PasskeyLoginOptions): SubmitForm<
  PasskeySignature | undefined,
  never
> & {
  /** Whether the browser's prompt is open; closing the form cancels it. */
  readonly isAsking: boolean;
} {
  const [isAsking, setIsAsking] = useState(false);
  const form = useSubmitForm({
    send: async (signature: PasskeySignature | undefined, signal) => {
      const signed = signature ? { credential: signature } : await sign(challengeId, signal, setIsAsking);
      if (signed.credential === undefined) return signed;
      const { data, error } = await sendCall(request(passkeyLogin, { body: { credential: signed.credential } }), {
        signal,
      });
      return error ? { error } : { answer: data };
    },
    read: (result) => {
      if ('answer' in result) return finishLogin(result.answer, onSuccess);
      if ('error' in result) return refusedLogin(result.error, onSuccess);
      if (result.isOver && onOver) return { leave: () => onOver(result.failure) };
      return { failure: result.failure };
    },
  });
  return { ...form, isAsking };
}

interface Failed {
  readonly credential?: undefined;
  readonly failure: string;
  /** Whether the login that requires its second factor has expired. */
  readonly isOver?: boolean;
}

async function sign(
  challengeId: string | undefined,
  signal: AbortSignal,
  setIsAsking: (isAsking: boolean) => void,
): Promise<{ readonly credential: PasskeySignature } | Failed> {
  const body = challengeId === undefined ? {} : { challengeId };
  const [{ data, error }, { signWithPasskey }] = await Promise.all([
    sendCall(request(beginPasskeyLogin, { body }), { signal }),
    import('../passkeys/credentials'),
  ]);
  if (error) return { failure: error.message, isOver: 'status' in error && error.status === over };
  setIsAsking(true);
  const { credential, failure } = await signWithPasskey(data, signal);
  setIsAsking(false);
  return credential === undefined ? { failure } : { credential };
}
