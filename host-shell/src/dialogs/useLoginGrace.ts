import { authCloseLimitMs } from '@tessera/shared-contracts/remotes';
import { readSession } from '@tessera/shared-contracts/session';
import { useCallback, useEffect, useState } from 'react';

/**
 * Whether a session counts for the choice of dialog. While the auth dialog is open, a new session counts only once the
 * dialog has finished its success step, so that it is not closed in the middle of it. The wait for a dialog that never
 * reports this is limited by the contract.
 */
export function useLoginGrace(isSignedIn: boolean, isAuthShown: boolean): readonly [boolean, () => void] {
  const [isSettled, setIsSettled] = useState(isSignedIn);
  useEffect(() => {
    if (!isSignedIn || !isAuthShown) {
      setIsSettled(isSignedIn);
      return undefined;
    }
    const timer = setTimeout(() => setIsSettled(true), authCloseLimitMs);
    return () => clearTimeout(timer);
  }, [isSignedIn, isAuthShown]);
  // Read again: the dialog may call a callback from before the login.
  const settle = useCallback(() => setIsSettled(readSession() !== undefined), []);
  return [isSignedIn && isSettled, settle];
}
