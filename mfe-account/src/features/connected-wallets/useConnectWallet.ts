import { showToast } from '@tessera/shared-contracts/events';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSubmit } from '../../shared';
import { walletConnected, walletDisconnected } from '../local-settings';
import { type BrowserWallet, discoverWallets, requestAccount } from './browserWallets';
import { messages } from './connectedWallets.messages';

/** Milliseconds that wallets have to announce themselves (spec §9). */
const discoveryMs = 1000;

/** Finds the browser's wallets and connects one; with several the player chooses. */
export function useConnectWallet(): {
  readonly isBusy: boolean;
  /** Wallets to choose from; empty when there is nothing to choose. */
  readonly choices: readonly BrowserWallet[];
  readonly connect: () => void;
  readonly choose: (wallet: BrowserWallet) => void;
  readonly cancelChoice: () => void;
  readonly disconnect: (wallet: { readonly id: string; readonly name: string }) => void;
} {
  const dispatch = useDispatch();
  const { status, submit } = useSubmit();
  const [choices, setChoices] = useState<readonly BrowserWallet[]>([]);

  async function connectTo(wallet: BrowserWallet) {
    const { name } = wallet.info;
    const address = await requestAccount(wallet).catch(() => null);
    if (!address) {
      showToast('error', address === null ? messages.refused(name) : messages.noAccount(name));
      return 'failed' as const;
    }
    dispatch(walletConnected({ id: address.toLowerCase(), name, address }));
    showToast('success', messages.connected(name));
    return 'failed' as const;
  }

  async function find() {
    const wallets = await discoverWallets(discoveryMs);
    const [only] = wallets;
    if (only === undefined) showToast('info', messages.notFound);
    else if (wallets.length > 1) setChoices(wallets);
    else await connectTo(only);
    return 'failed' as const;
  }

  return {
    isBusy: status === 'sending',
    choices,
    connect: () => void submit(find),
    choose: (wallet) => {
      setChoices([]);
      void submit(() => connectTo(wallet));
    },
    cancelChoice: () => setChoices([]),
    disconnect: ({ id, name }) => {
      dispatch(walletDisconnected(id));
      showToast('info', messages.disconnected(name));
    },
  };
}
