import type { WalletView } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import type { ExposedProps } from '@tessera/shared-contracts/remotes';
import { type SessionUser, useSession } from '@tessera/shared-contracts/session';
import { Dialog, SignedOutState } from '@tessera/shared-contracts/ui';
import { useEffect } from 'react';
import { useCoinsQuery } from '../coins/coins.api';
import { LazyAddressesView, LazyDepositView, LazyVaultView, LazyWithdrawView } from './lazyViews';
import { useViewStart } from './useViewStart';
import { isTab, WalletHome } from './WalletHome';
import { messages } from './walletDialog.messages';

type WalletDialogProps = ExposedProps<'wallet', 'WalletDialog'>;

/** The wallet dialog; the host keeps the current view. */
export function WalletDialog(props: WalletDialogProps) {
  const session = useSession();
  if (session) return <PlayerWallet {...props} user={session.user} />;
  return (
    <Dialog title={messages.titles.overview} onClose={props.onClose}>
      <SignedOutState title={messages.signedOutTitle} line={messages.signedOutLine} headingLevel={3} />
    </Dialog>
  );
}

/** Views of an extension that the provider may lack. */
const isOffered = (view: WalletView): boolean =>
  view === 'addresses' ? hasExtension('address-book') : view !== 'vault' || hasExtension('vault');

function PlayerWallet({
  view: asked,
  onViewChange,
  onClose,
  user,
}: WalletDialogProps & { readonly user: SessionUser }) {
  const view = isOffered(asked) ? asked : 'overview';
  // Requested here, so that coins and code have loaded when a view opens.
  useCoinsQuery();
  useEffect(() => {
    void LazyDepositView.preload();
    void LazyWithdrawView.preload();
  }, []);
  const screen = isTab(view) ? 'home' : view;
  const start = useViewStart(screen);
  return (
    <Dialog
      title={messages.titles[view]}
      size={screen === 'home' ? 'md' : 'form'}
      onClose={onClose}
      backLabel={messages.back}
      {...(screen !== 'home' && { onBack: () => onViewChange('overview') })}
    >
      <span ref={start} hidden />
      <View view={view} user={user} onViewChange={onViewChange} onClose={onClose} />
    </Dialog>
  );
}

function View({
  view,
  user,
  onViewChange,
  onClose,
}: {
  readonly view: WalletView;
  readonly user: SessionUser;
  readonly onViewChange: (view: WalletView) => void;
  readonly onClose: () => void;
}) {
  if (view === 'deposit') return <LazyDepositView userId={user.id} />;
  if (view === 'withdraw') return <LazyWithdrawView user={user} onSubmitted={onClose} />;
  if (view === 'vault') return <LazyVaultView userId={user.id} />;
  if (view === 'addresses') return <LazyAddressesView userId={user.id} />;
  return <WalletHome tab={view} onViewChange={onViewChange} />;
}
