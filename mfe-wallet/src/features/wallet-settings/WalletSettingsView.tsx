import { hasExtension } from '@tessera/shared-contracts/extensions';
import { Button, DialogBody, Switch } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { messages as addressBookMessages } from '../address-book/addressBookTitle.messages';
import { BreakLine } from '../break/BreakLine';
import { useBreak } from '../break/break.api';
import { useDisplayCurrency, usePickDisplayCurrency } from '../display-settings/displayCurrency';
import { fiatToggled, selectDisplaySettings, zeroBalancesToggled } from '../display-settings/displaySettings.slice';
import { FiatPicker } from './FiatPicker';
import { WalletSettingsDialog } from './WalletSettingsDialog';
import { SettingRow, SettingWords } from './WalletSettingsView.styles';
import { messages } from './walletSettings.messages';

/** The Settings tab: how the overview shows balances. Applies at once; a provider may store the currency. */
export function WalletSettingsView({ onOpenAddresses }: { readonly onOpenAddresses: () => void }) {
  const { isZeroHidden, isFiatShown } = useSelector(selectDisplaySettings);
  const fiat = useDisplayCurrency();
  const isOnBreak = useBreak().current !== undefined;
  const pickFiat = usePickDisplayCurrency(!isOnBreak);
  const dispatch = useDispatch();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <>
      <SettingRow>
        <Switch
          label={messages.hideZero}
          hint={messages.hideZeroHint}
          isOn={isZeroHidden}
          onChange={(isOn) => dispatch(zeroBalancesToggled(isOn))}
        />
      </SettingRow>
      <SettingRow>
        <Switch
          label={messages.showFiat}
          hint={messages.showFiatHint}
          isOn={isFiatShown}
          onChange={(isOn) => dispatch(fiatToggled(isOn))}
        />
      </SettingRow>
      <DialogBody>
        {hasExtension('preferences') && <BreakLine of="currency" />}
        <FiatPicker picked={fiat} onPick={pickFiat} />
      </DialogBody>
      <SettingRow>
        <SettingWords>
          <b>{messages.open}</b>
          <span>{messages.openHint}</span>
        </SettingWords>
        <Button onClick={() => setIsDialogOpen(true)}>{messages.openAction}</Button>
      </SettingRow>
      {hasExtension('address-book') && (
        <SettingRow>
          <SettingWords>
            <b>{addressBookMessages.title}</b>
            <span>{addressBookMessages.hint}</span>
          </SettingWords>
          <Button onClick={onOpenAddresses}>{addressBookMessages.open}</Button>
        </SettingRow>
      )}
      {isDialogOpen && <WalletSettingsDialog onClose={() => setIsDialogOpen(false)} />}
    </>
  );
}
