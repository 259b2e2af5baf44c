import { isHidden } from '@tessera/shared-contracts/config';
import type { WalletView } from '@tessera/shared-contracts/events';
import { useId } from 'react';
import { BuyCryptoView } from '../buy-crypto/BuyCryptoView';
import { OverviewView } from '../overview/OverviewView';
import { TwoFactorPrompt } from '../two-factor/TwoFactorPrompt';
import { WalletSettingsView } from '../wallet-settings/WalletSettingsView';
import { DialogTabs } from './DialogTabs';
import { ViewRows } from './ViewRows';
import { messages } from './walletDialog.messages';

const tabs = [
  { id: 'overview', label: messages.overview },
  { id: 'buy', label: messages.buy, note: messages.notYet },
  { id: 'settings', label: messages.settings },
] as const satisfies readonly { id: WalletView; label: string; note?: string }[];

type Tab = (typeof tabs)[number]['id'];

/** Whether a view is one of the tabs, and does not replace them. */
export const isTab = (view: WalletView): view is Tab => tabs.some(({ id }) => id === view);

/** The wallet's three tabs. */
export function WalletHome({
  tab,
  onViewChange,
}: {
  readonly tab: Tab;
  readonly onViewChange: (view: WalletView) => void;
}) {
  const idBase = useId();
  return (
    <>
      <DialogTabs
        label={messages.tabs}
        tabs={tabs.filter(({ id }) => id !== 'buy' || !isHidden('buy-crypto'))}
        selected={tab}
        onSelect={onViewChange}
        idBase={idBase}
      />
      <ViewRows role="tabpanel" id={`${idBase}-panel-${tab}`} aria-labelledby={`${idBase}-tab-${tab}`} tabIndex={-1}>
        {tab === 'overview' && <OverviewView onOpen={onViewChange} />}
        {tab === 'buy' && <BuyCryptoView />}
        {tab === 'settings' && <WalletSettingsView onOpenAddresses={() => onViewChange('addresses')} />}
      </ViewRows>
      {tab !== 'buy' && <TwoFactorPrompt />}
    </>
  );
}
