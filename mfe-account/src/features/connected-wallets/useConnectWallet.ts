import { showToast } from '@tessera/shared-contracts/events';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSubmitForm } from '../../shared';
import { walletAccountChanged, walletConnected, walletDisconnected } from '../local-settings';
import { type BrowserWallet, discoverWallets, followWallets, requestAccount, walletSource } from './browserWallets';
import { messages } from './connectedWallets.messages';

/** How long wallets have to announce themselves (spec §9 Connect Wallet delay). */
const discoveryMs = 1000;

/**
 * Finds the browser's wallets and connects one; if there are several, the player chooses. The list follows the accounts
 * that connected wallets share.
 */
export function useConnectWallet(): {
  readonly isBusy: boolean;
  /** Wallets to choose from; empty if there is no choice. */
  readonly choices: readonly BrowserWallet[];
  readonly connect: () => void;
  readonly choose: (wallet: BrowserWallet) => void;
  readonly cancelChoice: () => void;
  /** Stops waiting for a wallet; a late answer is dropped. */
  readonly cancel: () => void;
  readonly disconnect: (wallet: { readonly id: string; readonly name: string }) => void;
} {
  const dispatch = useDispatch();
  const [choices, setChoices] = useState<readonly BrowserWallet[]>([]);
  useEffect(
    () => followWallets((source, account) => void dispatch(walletAccountChanged({ source, account }))),
    [dispatch],
  );

  const connection = useSubmitForm({
    send: async (wallet: BrowserWallet) => ({ wallet, account: await requestAccount(wallet).catch(() => null) }),
    read: ({ wallet, account }) => {
      const { name } = wallet.info;
      if (account) {
        dispatch(walletConnected({ id: account.toLowerCase(), name, address: account, source: walletSource(wallet) }));
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
  function cancel() {
    discovery.cancel();
    connection.cancel();
  }

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
    cancel,
    disconnect: ({ id, name }) => {
      // A pending request would reconnect the account that the player has just disconnected.
      cancel();
      dispatch(walletDisconnected(id));
      showToast('info', messages.disconnected(name));
    },
  };
}
