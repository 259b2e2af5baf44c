import { skipToken } from '@reduxjs/toolkit/query/react';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { useSession } from '@tessera/shared-contracts/session';
import { useSelector } from 'react-redux';
import { useTwoFactorQuery } from './twoFactor.api';
import { selectIsTwoFactorEnabled } from './twoFactor.slice';

/** State of the player's second factor. */
export interface KnownTwoFactor {
  /** `undefined` while loading, or if the provider cannot tell. */
  readonly isEnabled: boolean | undefined;
  /** Whether withdrawals require it. */
  readonly isAskedFor: boolean;
}

/** State of the second factor: the provider's with the extension `two-factor`, else this page's own. */
export function useTwoFactor(): KnownTwoFactor {
  const session = useSession();
  const isAskedFor = hasExtension('two-factor');
  const isEnabledHere = useSelector(selectIsTwoFactorEnabled);
  const { currentData } = useTwoFactorQuery((isAskedFor && session?.user.id) || skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return { isAskedFor, isEnabled: isAskedFor ? currentData?.enabled : isEnabledHere };
}
