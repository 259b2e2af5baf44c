import { skipToken } from '@reduxjs/toolkit/query/react';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { useSession } from '@tessera/shared-contracts/session';
import { useSelector } from 'react-redux';
import { useTwoFactorQuery } from './twoFactor.api';
import { selectIsTwoFactorEnabled } from './twoFactor.slice';

/** What is known of the player's second factor. */
export interface KnownTwoFactor {
  /** `undefined` while the provider is asked, or if it cannot tell. */
  readonly isEnabled: boolean | undefined;
  /** Whether the provider asks for it with a withdrawal. */
  readonly isAskedFor: boolean;
}

/** State of the second factor: the provider's where it has the extension `two-factor`, else what this page has seen. */
export function useTwoFactor(): KnownTwoFactor {
  const session = useSession();
  const isAskedFor = hasExtension('two-factor');
  const isEnabledHere = useSelector(selectIsTwoFactorEnabled);
  const { currentData } = useTwoFactorQuery((isAskedFor && session?.user.id) || skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return { isAskedFor, isEnabled: isAskedFor ? currentData?.enabled : isEnabledHere };
}
