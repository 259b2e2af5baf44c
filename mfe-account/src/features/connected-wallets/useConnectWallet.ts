import { showToast } from '@tessera/shared-contracts/events';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSubmitForm } from '../../shared';
import { walletConnected, walletDisconnected } from '../local-settings';
import { type BrowserWallet, discoverWallets, requestAccount } from './browserWallets';
import { messages } from './connectedWallets.messages';

/** Milliseconds that wallets have to announce themselves (spec §9). */
const discoveryMs = 1000;

/** Finds the browser's wallets and connects one; if there are several, the player chooses. */
export function useConnectWallet(): {
  readonly isBusy: boolean;
  /** Wallets to choose from; empty if there is no choice. */
  readonly choices: readonly BrowserWallet[];
  readonly connect: () => void;
  readonly choose: (wallet: BrowserWallet) => void;
  readonly cancelChoice: () => void;
  readonly disconnect: (wallet: { readonly id: string; readonly name: string }) => void;
} {
  const dispatch = useDispatch();
  const [choices, setChoices] = useState<readonly BrowserWallet[]>([]);

  const connection = useSubmitForm({
    send: async (wallet: BrowserWallet) => ({ wallet, account: await requestAccount(wallet).catch(() => null) }),
    read: ({ wallet, account }) => {
      const { name } = wallet.info;
      if (account) {
        dispatch(walletConnected({ id: account.toLowerCase(), name, address: account }));
        showToast('success', messages.connected(name));
      } else {
        showToast('error', account === null ? messages.refused(name) : messages.noAccount(name));
      }
      return 'done';
    },
  });
  const discovery = useSubmitForm({
    send: discoverWallets,
    read: (wallets) => {
      const [only] = wallets;
      if (only === undefined) showToast('info', messages.notFound);
      else if (wallets.length > 1) setChoices(wallets);
      else connection.submit(only);
      return 'done';
    },
  });

  return {
    isBusy: discovery.status === 'sending' || connection.status === 'sending',
    choices,
    connect: () => {
      if (connection.status === 'idle') discovery.submit(discoveryMs);
    },
    choose: (wallet) => {
      setChoices([]);
      connection.submit(wallet);
    },
    cancelChoice: () => setChoices([]),
    disconnect: ({ id, name }) => {
      dispatch(walletDisconnected(id));
      showToast('info', messages.disconnected(name));
    },
  };
}
