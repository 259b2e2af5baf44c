import { digitsOf, readCode } from '@tessera/shared-contracts/accounts';
import { readAsTyped } from '@tessera/shared-contracts/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CodeProblem } from './flow/withdrawal.schema';
import { useKeptProblem } from './useKeptProblem';
import type { WithdrawalCodes } from './withdraw.api';
import { messages } from './withdraw.messages';

const shortestOtp = 4;
/** Maximum number of digits of the e-mailed code. */
const longestOtp = 6;

const noCodes: WithdrawalCodes = { otp: '', token: '' };

interface CodeFormOptions {
  readonly isTokenNeeded: boolean;
  readonly isBusy: boolean;
  /** Why the last codes were rejected. */
  readonly problem: CodeProblem | undefined;
  readonly onConfirm: (codes: WithdrawalCodes) => void;
}

function selectField(
  wrong: CodeProblem | undefined,
  otp: HTMLInputElement | null,
  token: HTMLInputElement | null,
): void {
  if (wrong === undefined) return;
  const input = wrong.field === 'otp' ? otp : token;
  input?.focus();
  input?.select();
}

/** The typed codes of a withdrawal. They are kept only here, and a rejected one is selected. */
export function useCodeForm({ isTokenNeeded, isBusy, problem, onConfirm }: CodeFormOptions) {
  const [codes, setCodes] = useState(noCodes);
  const [fault, setFault] = useState<CodeProblem>();
  const otpRef = useRef<HTMLInputElement>(null);
  const tokenRef = useRef<HTMLInputElement>(null);
  const { problem: shown, count } = useKeptProblem(fault ?? problem, isBusy);

  // Once per refusal: clearing another error by typing must not move the focus back to an older refusal.
  useLayoutEffect(() => selectField(fault, otpRef.current, tokenRef.current), [fault]);
  useLayoutEffect(() => selectField(problem, otpRef.current, tokenRef.current), [problem]);
  // The provider accepts an authenticator code once, even with a wrong e-mailed code.
  useLayoutEffect(() => {
    if (problem?.field === 'otp') setCodes(({ otp }) => ({ otp, token: '' }));
  }, [problem]);

  const change = (changed: Partial<WithdrawalCodes>) => {
    setCodes((before) => ({ ...before, ...changed }));
    setFault(undefined);
  };
  const submit = () => {
    if (isBusy || codes.otp === '') return;
    otpRef.current?.focus();
    if (codes.otp.length < shortestOtp) {
      setFault({ field: 'otp', message: messages.invalidCode });
      return;
    }
    const token = readCode(codes.token);
    if (isTokenNeeded && token === '') {
      setFault({ field: 'token', message: messages.missingToken });
      return;
    }
    onConfirm({ otp: codes.otp, token: isTokenNeeded ? token : '' });
    // A wrong authenticator code leaves the e-mailed one valid.
    if (!isTokenNeeded) setCodes(noCodes);
  };

  return {
    ...codes,
    otpRef,
    tokenRef,
    problemOf: (field: CodeProblem['field']) => (shown?.field === field ? { ...shown, key: count } : undefined),
    otpField: readAsTyped(
      (typed) => digitsOf(typed).slice(0, longestOtp),
      (otp) => change({ otp }),
    ),
    changeToken: (token: string) => change({ token }),
    submit,
  };
}
