import { Button, Dialog, DialogBody } from '@tessera/shared-contracts/ui';
import { Wallet } from 'lucide-react';
import { type BrowserWallet, walletIcon } from './browserWallets';
import { Choices } from './ConnectedWallets.styles';
import { messages } from './connectedWallets.messages';

interface WalletChoiceProps {
  readonly wallets: readonly BrowserWallet[];
  readonly onChoose: (wallet: BrowserWallet) => void;
  readonly onClose: () => void;
}

/** Which of several browser wallets to connect. */
export function WalletChoice({ wallets, onChoose, onClose }: WalletChoiceProps) {
  return (
    <Dialog title={messages.choose} onClose={onClose} size="sm">
      <DialogBody>
        <Choices>
          {wallets.map((wallet) => (
            <li key={wallet.info.uuid}>
              <Button
                isBlock
                size="lg"
                icon={<WalletMark icon={walletIcon(wallet)} />}
                onClick={() => onChoose(wallet)}
              >
                <bdi>{wallet.info.name}</bdi>
              </Button>
            </li>
          ))}
        </Choices>
      </DialogBody>
    </Dialog>
  );
}

const WalletMark = ({ icon }: { readonly icon: string | undefined }) =>
  icon === undefined ? <Wallet aria-hidden="true" /> : <img src={icon} alt="" width={24} height={24} />;
