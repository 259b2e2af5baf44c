import type { Coin } from '@tessera/shared-contracts/api';
import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { amountOf, useBalance } from '../balances/useBalance';
import { coinKey } from '../coins/useCoinPick';
import type { Withdrawal } from './flow/withdrawal.schema';
import { draftChanged, selectDraft } from './flow/withdrawal.slice';
import type { WithdrawalDraft } from './flow/withdrawalDraft';
import { useAddressCheck } from './useAddressCheck';
import { messages } from './withdraw.messages';
import { checkWithdrawal, type WithdrawalErrors } from './withdrawalCheck';

/** State of the withdraw form: its fields, their errors, the available amount. */
export type WithdrawForm = ReturnType<typeof useWithdrawForm>;

/** Manages and checks the withdraw form. */
export function useWithdrawForm(coins: readonly [Coin, ...Coin[]]) {
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const { address, amount } = draft;
  const coin = coins.find((candidate) => coinKey(candidate) === draft.coin) ?? coins[0];
  const [errors, setErrors] = useState<WithdrawalErrors>({});
  const addressCheck = useAddressCheck();
  const addressRef = useRef<HTMLInputElement>(null);
  const amountRef = useRef<HTMLInputElement>(null);
  const availableState = useBalance();
  const available = availableState.status === 'ready' ? amountOf(availableState.balance, coin.symbol) : undefined;

  const change = (changed: Partial<WithdrawalDraft>) => {
    dispatch(draftChanged(changed));
    setErrors({});
  };

  const showErrors = (found: WithdrawalErrors) => {
    setErrors(found);
    const isAddressWrong = found.form === undefined ? found.address !== undefined : address === '';
    (isAddressWrong ? addressRef : amountRef).current?.focus();
  };

  /** The withdrawal to request, or `undefined` if the form has errors, which it then shows. */
  const check = async (): Promise<Withdrawal | undefined> => {
    const checkAddress = await addressCheck.getCheck();
    if (checkAddress === undefined) {
      setErrors({ form: messages.addressCheckFailed });
      return undefined;
    }
    const checked = checkWithdrawal({ coin, address, amount }, available, checkAddress);
    if ('errors' in checked) {
      showErrors(checked.errors);
      return undefined;
    }
    setErrors({});
    return checked.withdrawal;
  };

  return {
    coin,
    address,
    amount,
    errors,
    isChecking: addressCheck.isAwaited,
    available,
    availableState,
    addressRef,
    amountRef,
    check,
    pickCoin: (key: string) => change({ coin: key }),
    // No address has white space; a pasted one often contains some.
    changeAddress: (text: string) => change({ address: text.trim() }),
    changeAmount: (text: string) => change({ amount: text.trim() }),
  };
}
