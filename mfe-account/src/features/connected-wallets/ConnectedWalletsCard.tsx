import { AddressText, Button } from '@tessera/shared-contracts/ui';
import { Plug } from 'lucide-react';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Card, useFocusAfterClose } from '../../shared';
import { selectWallets } from '../local-settings';
import { EmptyTiles, WalletList, WalletRow, Words } from './ConnectedWallets.styles';
import { messages } from './connectedWallets.messages';
import { useConnectWallet } from './useConnectWallet';
import { WalletChoice } from './WalletChoice';

/** Browser wallets that the player connected on this device. */
export function ConnectedWalletsCard() {
  const wallets = useSelector(selectWallets);
  const { isBusy, choices, connect, choose, cancelChoice, cancel, disconnect } = useConnectWallet();
  const connectButton = useRef<HTMLButtonElement>(null);
  useFocusAfterClose(isBusy, connectButton);
  return (
    <Card id="wallets" title={messages.title}>
      {wallets.length > 0 && (
        <WalletList aria-label={messages.list}>
          {wallets.map((wallet) => (
            <WalletRow key={wallet.id} as="li">
              <Words>
                <strong>
                  <bdi>{wallet.name}</bdi>
                </strong>
                <AddressText address={wallet.address} isShort />
              </Words>
              <Button
                variant="quiet"
                aria-label={messages.disconnectNamed(wallet.name)}
                onClick={() => {
                  // Its own button is about to unmount.
                  connectButton.current?.focus();
                  disconnect(wallet);
                }}
              >
                {messages.disconnect}
              </Button>
            </WalletRow>
          ))}
        </WalletList>
      )}
      <WalletRow>
        {wallets.length === 0 && (
          <>
            <EmptyTiles aria-hidden="true">
              <b />
              <b />
              <b />
              <b />
            </EmptyTiles>
            <Words>
              <strong>{messages.none}</strong>
            </Words>
          </>
        )}
        <Button
          ref={connectButton}
          icon={<Plug aria-hidden="true" size={18} strokeWidth={1.9} />}
          isBusy={isBusy}
          busyLabel={messages.connecting}
          isBlock={wallets.length > 0}
          onClick={connect}
        >
          {messages.connect}
        </Button>
        {isBusy && (
          <Button variant="text" onClick={cancel}>
            {messages.cancel}
          </Button>
        )}
      </WalletRow>
      {choices.length > 0 && <WalletChoice wallets={choices} onChoose={choose} onClose={cancelChoice} />}
    </Card>
  );
}
