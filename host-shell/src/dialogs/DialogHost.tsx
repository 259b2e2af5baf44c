import { on } from '@tessera/shared-contracts/events';
import { readSession, useSession } from '@tessera/shared-contracts/session';
import { useEffect, useState } from 'react';
import { DialogSlot } from './DialogSlot';
import type { AuthTab } from './dialogAddress';
import { messages } from './dialogs.messages';
import { useDialogs } from './useDialogs';
import { useIsOfAnotherPlayer } from './useIsOfAnotherPlayer';
import { useLoginGrace } from './useLoginGrace';
import { useReturnFocus } from './useReturnFocus';

const { titles } = messages;

/**
 * Shows the dialog in the address. A visitor who opens a player's dialog logs in first, then the dialog opens; a player
 * is never asked to log in (spec §2 Auth modal). A dialog closes when another player signs in.
 */
export function DialogHost() {
  const { asked, open, close, showTab, showView } = useDialogs();
  const userId = useSession()?.user.id;
  const isSignedIn = userId !== undefined;
  const [isAuthShown, setIsAuthShown] = useState(asked !== undefined && !isSignedIn);
  const [isPlayer, settleLogin] = useLoginGrace(isSignedIn, isAuthShown);
  const [gateTab, setGateTab] = useState<AuthTab>('login');

  useReturnFocus(asked !== undefined);
  useEffect(() => on('dialog-requested', open), [open]);

  const isGate = asked !== undefined && asked.dialog !== 'auth' && !isPlayer;
  const hasAuth = isGate || (asked?.dialog === 'auth' && !isPlayer);
  useEffect(() => setIsAuthShown(hasAuth), [hasAuth]);
  useEffect(() => {
    if (!isGate) setGateTab('login');
  }, [isGate]);
  const isOfAnother = useIsOfAnotherPlayer(asked !== undefined, userId);
  // Players are not asked to log in, and do not see a dialog that another player had opened.
  const isOver = asked !== undefined && !hasAuth && (asked.dialog === 'auth' || isOfAnother);
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);

  if (asked === undefined || isOver) return null;
  if (hasAuth) {
    const handleClose = () => {
      settleLogin();
      // After a login the requested dialog replaces it.
      if (!isGate || readSession() === undefined) close();
    };
    const tab = asked.dialog === 'auth' ? asked.tab : gateTab;
    const onTabChange = asked.dialog === 'auth' ? showTab : setGateTab;
    return (
      <DialogSlot
        remote="account"
        module="AuthDialog"
        props={{ tab, onTabChange, onClose: handleClose }}
        title={titles.auth}
        size="lg"
        onClose={handleClose}
      />
    );
  }
  const shared = { title: titles[asked.dialog], onClose: close };
  switch (asked.dialog) {
    case 'wallet':
      return (
        <DialogSlot
          {...shared}
          remote="wallet"
          module="WalletDialog"
          props={{ view: asked.view, onViewChange: showView, onClose: close }}
          size="md"
        />
      );
    case 'profile':
      return <DialogSlot {...shared} remote="account" module="ProfileDialog" props={{ onClose: close }} size="md" />;
    case 'two-factor':
      return <DialogSlot {...shared} remote="account" module="TwoFactorDialog" props={{ onClose: close }} size="md" />;
    case 'bet':
      return (
        <DialogSlot
          {...shared}
          remote="games"
          module="BetDialog"
          props={{ betId: asked.bet, onClose: close }}
          size="md"
        />
      );
    case 'transaction':
      return (
        <DialogSlot
          {...shared}
          remote="wallet"
          module="TransactionDialog"
          props={{ transactionId: asked.id, onClose: close }}
          size="form"
        />
      );
    case 'auth':
      return null;
  }
}
