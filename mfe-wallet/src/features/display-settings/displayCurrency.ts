import { skipToken } from '@reduxjs/toolkit/query/react';
import { isProblem } from '@tessera/shared-contracts/api';
import { hasExtension, savePreferences } from '@tessera/shared-contracts/extensions';
import { type FiatCode, offeredFiat } from '@tessera/shared-contracts/fiat';
import { useSession } from '@tessera/shared-contracts/session';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { showWalletToast } from '../../shared/walletToast';
import { savedCurrency, useSaveCurrencyMutation } from './displaySettings.api';
import { fiatPicked, selectDisplaySettings } from './displaySettings.slice';
import { lastCurrencyItem } from './lastCurrency';

/** The player, with the extension `preferences`. */
function useKeptFor(): string | undefined {
  const userId = useSession()?.user.id;
  return hasExtension('preferences') ? userId : undefined;
}

/**
 * The display currency: picked in this page, else the provider's (spec §16), else US dollars.
 *
 * @param isLastEnough asks the provider only if this device does not know the currency yet; for what every page shows
 */
export function useDisplayCurrency({ isLastEnough = false } = {}): FiatCode {
  const userId = useKeptFor();
  const { fiat } = useSelector(selectDisplaySettings);
  const last = lastCurrencyItem.read(userId);
  const { currentData } = savedCurrency.useQueryState(userId ?? skipToken);
  savedCurrency.useQuerySubscription(userId === undefined || (isLastEnough && last !== undefined) ? skipToken : userId);
  const saved = currentData === undefined ? offeredFiat(last) : currentData;
  return fiat ?? saved ?? 'USD';
}

/**
 * Picks the currency that values are shown in. Optimistic: rolled back if the provider cannot save it.
 *
 * @param isKept false leaves it to this page, as during a break, when the provider refuses it
 */
export function usePickDisplayCurrency(isKept: boolean): (code: FiatCode) => void {
  const userId = useKeptFor();
  const dispatch = useDispatch();
  const [save] = useSaveCurrencyMutation();
  const picked = useRef<FiatCode>(undefined);
  const saving = useRef(Promise.resolve());

  async function saveIfLast(code: FiatCode): Promise<void> {
    if (userId === undefined || !isKept || picked.current !== code) return;
    const { error } = await save({ userId, code });
    if (error === undefined || picked.current !== code) return;
    dispatch(fiatPicked(undefined));
    showWalletToast('error', isProblem(error) ? error.message : savePreferences.fallbackMessage);
  }

  return (code) => {
    dispatch(fiatPicked(code));
    picked.current = code;
    // Arrow keys pick every currency in between: one save is in flight at a time, followed by the latest pick.
    saving.current = saving.current.then(() => saveIfLast(code));
  };
}
