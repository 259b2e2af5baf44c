import { Button, Dialog, DialogBody, Notice, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { useRef, useState } from 'react';
import { showWalletToast } from '../../shared/walletToast';
import { FlagTile } from './FlagTile';
import { OptionRow, Options } from './WalletSettingsDialog.styles';
import { type WalletCurrencyCode, walletCurrencies } from './walletCurrencies';
import { messages } from './walletSettings.messages';

/** The display-currency dialog. Saving changes nothing yet, and it says so (spec §2 Wallet settings dialog). */
export function WalletSettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const [picked, setPicked] = useState<WalletCurrencyCode>('USD');
  const pickedRef = useRef<HTMLInputElement>(null);
  const handleSave = () => {
    console.info(messages.chosen(picked));
    if (picked !== 'USD') showWalletToast('info', messages.notYet);
    onClose();
  };
  return (
    <Dialog
      title={messages.title}
      size="sm"
      isStacked
      onClose={onClose}
      initialFocusRef={pickedRef}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="primary" size="lg" onClick={handleSave}>
            {messages.save}
          </Button>
        </>
      }
    >
      <DialogBody>
        <Options>
          <VisuallyHidden as="legend">{messages.options}</VisuallyHidden>
          {walletCurrencies.map((currency) => (
            <OptionRow key={currency.code}>
              <FlagTile currency={currency} />
              <span>
                <b translate="no">{currency.code}</b> <span>{currency.name}</span>
              </span>
              <input
                ref={currency.code === picked ? pickedRef : null}
                type="radio"
                name="wallet-currency"
                value={currency.code}
                checked={currency.code === picked}
                onChange={() => setPicked(currency.code)}
              />
            </OptionRow>
          ))}
        </Options>
        <Notice>{messages.warning}</Notice>
        <Notice tone="info">{messages.notOpen}</Notice>
      </DialogBody>
    </Dialog>
  );
}
