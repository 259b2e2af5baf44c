import { hasExtension } from '@tessera/shared-contracts/extensions';
import { isPositiveDecimal } from '@tessera/shared-contracts/money';
import { playerItem } from '@tessera/shared-contracts/session';
import { useState } from 'react';
import { useLimitsQuery } from '../limits/limits.api';
import { usePasskeysQuery } from '../passkeys/passkeys.api';
import { useProfileQuery } from '../profile/profile.api';
import { useTwoFactor } from '../two-factor/twoFactor.api';
import { useBalanceQuery } from './firstSteps.api';
import type { messages } from './firstSteps.messages';

/** A step of a new account. */
export type FirstStep = keyof typeof messages.steps;

/** That the player has gone to play for fun, which the provider does not know. */
const played = playerItem('tessera.account.played-for-fun', 'device');

/** A player's steps. */
export interface FirstSteps {
  /** Those to be done; `undefined` while loading. A step of which the provider tells nothing is left out. */
  readonly remaining: readonly FirstStep[] | undefined;
  readonly isComplete: boolean;
  readonly onPlayForFun: () => void;
}

/** What a player has done of the first steps, by the provider's answers. */
export function useFirstSteps(userId: string): FirstSteps {
  const [hasPlayed, setHasPlayed] = useState(() => played.read(userId) !== undefined);
  const hasLimits = hasExtension('limits');
  const hasPasskeys = hasExtension('passkeys');
  const newest = { refetchOnMountOrArgChange: true };
  const profile = useProfileQuery({ userId }, newest);
  const twoFactor = useTwoFactor(userId);
  const passkeys = usePasskeysQuery({ userId }, { ...newest, skip: !hasPasskeys });
  const limits = useLimitsQuery({ userId }, { ...newest, skip: !hasLimits });
  const balance = useBalanceQuery({ userId }, newest);

  const hasLimit = limits.data?.limits.readable.some(({ amount }) => amount != null);
  const hasPasskey = hasPasskeys ? passkeys.data && passkeys.data.passkeys.readable.length > 0 : false;
  const isDone: Readonly<Record<FirstStep, boolean | undefined>> = {
    email: profile.data && profile.data.emailVerified === true,
    protect: twoFactor.isEnabled || hasPasskey || (twoFactor.isEnabled === undefined ? undefined : hasPasskey),
    play: hasPlayed || balance.data?.balances.readable.some(({ amount }) => isPositiveDecimal(amount)),
    limit: !hasLimits || hasLimit,
    // Without a limit there is none to look at.
    review: !(hasLimit && limits.data?.reviewDue === true),
  };
  const isLoading =
    profile.isLoading ||
    passkeys.isLoading ||
    balance.isLoading ||
    limits.isLoading ||
    (twoFactor.isEnabled === undefined && twoFactor.error === undefined);
  const steps = Object.keys(isDone) as FirstStep[];
  return {
    remaining: isLoading ? undefined : steps.filter((step) => isDone[step] === false),
    isComplete: steps.every((step) => isDone[step] === true),
    onPlayForFun: () => {
      played.write(userId, 'yes');
      setHasPlayed(true);
    },
  };
}
