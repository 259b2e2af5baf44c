import type { Coin } from '@tessera/shared-contracts/api';
import { longestAddressName } from '@tessera/shared-contracts/extensions';
import { useState } from 'react';
import { readNetworkKind } from '../coins/networkKind';
import { coinKey } from '../coins/useCoinPick';
import { readProof } from '../proofs/proof';
import { messages as proofMessages } from '../proofs/proofs.messages';
import { checkRecipient, hasDestinationTag } from '../withdraw/recipient/checkRecipient';
import { dropSpaces, readTypedAddress } from '../withdraw/recipient/readTypedAddress';
import { type RecipientChecks, useAddressTools } from '../withdraw/recipient/useAddressTools';
import { sendEntry, type ToldBook } from './addressBook.api';
import { messages } from './addressBook.messages';
import { type BookErrors, useBookChange } from './useBookChange';

/** A recipient that the withdraw form has checked. */
export interface Recipient {
  readonly coin: Coin;
  /** As a withdrawal is sent to it. */
  readonly address: string;
}

/** State of the form that saves an address: of a given recipient, or a typed one. */
export function useAddAddress(
  userId: string,
  { proof: proofKind }: ToldBook,
  coins: readonly [Coin, ...Coin[]],
  given: Recipient | undefined,
) {
  const [typed, setTyped] = useState({ coin: coins[0], address: '', tag: '', name: '', proof: '' });
  const { isSending, errors, setErrors, submit } = useBookChange();
  const { tools, getTools } = useAddressTools();
  const [isChecking, setIsChecking] = useState(false);
  const change = (changed: Partial<typeof typed>) => {
    setTyped({ ...typed, ...changed });
    setErrors({});
  };
  const checksOf = (loaded: RecipientChecks['tools']) => ({ tools: loaded, networkKind: readNetworkKind() });

  function readRecipient(checks: RecipientChecks): Recipient | BookErrors {
    const { coin, tag } = typed;
    const { address, tag: given = tag } = readTypedAddress(dropSpaces(typed.address), coin, checks);
    if (address === '') return { address: messages.addressMissing };
    const checked = checkRecipient({ coin, address, tag: given.trim() }, checks);
    return 'errors' in checked ? checked.errors : { coin, address: checked.address };
  }

  /** @returns the errors; none once it is saved */
  async function save(): Promise<BookErrors | undefined> {
    setIsChecking(tools === undefined);
    const loaded = await getTools();
    setIsChecking(false);
    if (loaded === undefined) {
      setErrors({ form: messages.toolsFailed });
      return {};
    }
    const recipient = given ?? readRecipient(checksOf(loaded));
    const name = typed.name.trim();
    const proof = readProof(proofKind, typed.proof);
    const found: BookErrors = {
      ...(!('coin' in recipient) && recipient),
      ...(name === '' && { name: messages.nameMissing }),
      ...(proof === '' && { proof: proofMessages.missing[proofKind] }),
    };
    if (!('coin' in recipient) || Object.keys(found).length > 0) {
      setErrors(found);
      return found;
    }
    const { coin, address } = recipient;
    const body = { name, currency: coin.symbol, network: coin.network, address, proof };
    return submit(() => sendEntry(userId, body), messages.saved(name));
  }

  return {
    ...typed,
    proofKind,
    errors,
    isBusy: isSending || isChecking,
    isTagShown: tools !== undefined && hasDestinationTag(typed.coin, tools),
    change,
    pickCoin: (key: string) => change({ coin: coins.find((coin) => coinKey(coin) === key) ?? typed.coin, tag: '' }),
    changeName: (name: string) => change({ name: [...name].slice(0, longestAddressName).join('') }),
    save,
  };
}
