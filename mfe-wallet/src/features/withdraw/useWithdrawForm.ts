import type { Coin } from '@tessera/shared-contracts/api';
import type { BookEntry } from '@tessera/shared-contracts/extensions';
import { coinPlaces, isPositiveDecimal, smallestDecimal, writeTypedDecimal } from '@tessera/shared-contracts/money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useBookOfForm } from '../address-book/useBookOfForm';
import { checkAmount } from '../amounts/amountCheck';
import { shareOf } from '../amounts/typedAmount';
import { useUsdValue } from '../amounts/useUsdValue';
import { amountOf, useBalance } from '../balances/useBalance';
import { useHeldCoin } from '../balances/useHeldCoin';
import type { ToldTerms } from '../coin-terms/coinTerms.api';
import { findPause, findTerms } from '../coin-terms/findTerms';
import { readNetworkKind } from '../coins/networkKind';
import { coinKey, entryOf } from '../coins/useCoinPick';
import type { Order } from './flow/withdrawal.schema';
import { draftChanged, selectDraft } from './flow/withdrawal.slice';
import type { WithdrawalDraft } from './flow/withdrawalDraft';
import { dropSpaces, readTypedAddress } from './recipient/readTypedAddress';
import { useAddressTools } from './recipient/useAddressTools';
import { useRecipient } from './recipient/useRecipient';
import { messages } from './withdraw.messages';
import { checkWithdrawal, type WithdrawalErrors } from './withdrawalCheck';
import { refuseByTerms } from './withdrawalTerms';

/** State of the withdraw form: its fields, their errors, the recipient, the available amount. */
export type WithdrawForm = ReturnType<typeof useWithdrawForm>;

/** Whether a text was replaced rather than edited by one character. */
function isReplaced(before: string, now: string): boolean {
  if (before === '' || before === now) return false;
  let start = 0;
  while (start < now.length && before[start] === now[start]) start += 1;
  let end = 0;
  const shorter = Math.min(before.length, now.length);
  while (end < shorter - start && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  return Math.max(before.length, now.length) - start - end > 1;
}

/** Manages and validates the withdraw form. */
export function useWithdrawForm(userId: string, coins: readonly [Coin, ...Coin[]], told: ToldTerms) {
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const { address, tag } = draft;
  const picked = coins.find((candidate) => coinKey(candidate) === draft.coin);
  const availableState = useBalance();
  const heldCoin = useHeldCoin(availableState);
  const coin = picked ?? entryOf(coins, heldCoin);
  // An amount of a coin that the provider does not list any more is not one of another coin.
  const amount = picked === undefined && draft.coin !== '' ? '' : draft.amount;
  const [errors, setErrors] = useState<WithdrawalErrors>({});
  const { tools, getTools } = useAddressTools();
  const [isChecking, setIsChecking] = useState(false);
  const book = useBookOfForm(coin, coins);
  const recipient = useRecipient({ userId, coin, address, tag, book }, tools);
  const addressRef = useRef<HTMLInputElement>(null);
  const tagRef = useRef<HTMLInputElement>(null);
  const amountRef = useRef<HTMLInputElement>(null);
  const balance = availableState.status === 'ready' ? availableState.balance : undefined;
  const available = balance && amountOf(balance, coin.symbol);
  const terms = told.terms && findTerms(coin, coins, told.terms)?.withdrawal;
  const places = coinPlaces(coin.symbol);
  const typedAmount = checkAmount(amount, { places });

  const change = (changed: Partial<WithdrawalDraft>) => {
    dispatch(draftChanged({ coin: coinKey(coin), amount, ...changed }));
    setErrors({});
  };

  const read = (typed: string, picked: Coin) =>
    tools === undefined
      ? { address: typed }
      : readTypedAddress(typed, picked, { tools, networkKind: readNetworkKind() });
  const changeAddress = (text: string) => {
    const typed = dropSpaces(text);
    // Another address was pasted: the old tag would be wrong.
    change({ ...(isReplaced(address, typed) && { tag: '' }), ...read(typed, coin) });
  };

  // Text that was typed or restored before the validation had loaded is not parsed yet. Errors stay: the form may have
  // been sent meanwhile.
  const readDraft = useEffectEvent(() => {
    if (address !== '') dispatch(draftChanged(read(address, coin)));
  });
  useEffect(() => {
    if (tools !== undefined) readDraft();
  }, [tools]);

  const showErrors = (found: WithdrawalErrors) => {
    setErrors(found);
    const isAddressWrong = found.form === undefined ? found.address !== undefined : address === '';
    const first = isAddressWrong ? addressRef : found.tag !== undefined ? tagRef : amountRef;
    first.current?.focus();
  };

  /** The order to place, or `undefined` if the coin is paused or the form has errors, which are then shown. */
  const check = async (): Promise<Order | undefined> => {
    if (tools === undefined || told.isLoading) setIsChecking(true);
    const [loaded, known] = await Promise.all([getTools(), told.settle()]);
    setIsChecking(false);
    if (findPause('withdrawal', coin, coins, known) !== undefined) return undefined;
    if (loaded === undefined) {
      setErrors({ form: messages.addressCheckFailed });
      return undefined;
    }
    const terms = known && findTerms(coin, coins, known)?.withdrawal;
    const checks = { tools: loaded, networkKind: readNetworkKind() };
    const typed = { coin, tag, amount, ...readTypedAddress(address, coin, checks) };
    const checked = checkWithdrawal(typed, { available, terms }, checks);
    if ('errors' in checked) {
      showErrors(checked.errors);
      return undefined;
    }
    const refusal = book.refuse(checked.withdrawal.address, loaded);
    if (refusal !== undefined) {
      showErrors({ address: refusal });
      return undefined;
    }
    setErrors({});
    const { network, name } = coin;
    return { ...checked, network: network || name, ...(terms !== undefined && { fee: terms.fee }) };
  };

  return {
    userId,
    coin,
    coins,
    address,
    tag,
    amount,
    errors,
    recipient,
    book,
    tools,
    isChecking,
    available,
    availableState,
    usdValue: useUsdValue(amount, coin.symbol, balance),
    terms,
    haveTermsFailed: told.isFailed,
    /** Why the coin cannot be withdrawn, and those that can. */
    pause: findPause('withdrawal', coin, coins, told.terms),
    /** What is typed, if it is an amount of the coin. */
    typedAmount: 'amount' in typedAmount ? typedAmount.amount : undefined,
    addressRef,
    tagRef,
    amountRef,
    check,
    /** A payment request that was rejected for the previous coin may fit this one. */
    pickCoin: (key: string) => {
      const picked = coins.find((candidate) => coinKey(candidate) === key) ?? coin;
      change({ coin: key, ...read(address, picked) });
    },
    changeAddress,
    /** Fills in an address of the book. */
    pickEntry: ({ address, tag }: BookEntry) => change({ address, tag: typeof tag === 'number' ? String(tag) : '' }),
    /** Sets another recipient's address and clears the old tag. */
    replaceAddress: (text: string) => {
      change({ tag: '' });
      changeAddress(text);
    },
    changeTag: (text: string) => change({ tag: dropSpaces(text) }),
    changeAmount: (amount: string) => change({ amount }),
    /** Fills in a share of the available amount, or reports that it is too little. */
    fillShare: (percent: number) => {
      if (available === undefined) return;
      const share = shareOf(available, percent, places);
      const refusal = terms && refuseByTerms(share, coin.symbol, terms);
      if (refusal !== undefined) setErrors({ amount: refusal });
      else if (isPositiveDecimal(share)) change({ amount: writeTypedDecimal(share) });
      else setErrors({ amount: messages.tooLittle(smallestDecimal(places), coin.symbol) });
    },
  };
}
