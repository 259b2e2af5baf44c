import { relayToTabs } from '../events';
import { hideFrozenPage } from './hideFrozenPage';
import { forgetPlayersExcept } from './playerKeys';
import { keepPageSession, readOwnerOfItems, readSession, subscribeSession } from './session';

/**
 * Starts the session handling of a host for the lifetime of its page; called before the first render. Items of former
 * players are removed, a page from the back-forward cache shows nothing before the session is read again, and balance
 * changes are relayed to the player's other tabs.
 *
 * @returns the undo
 */
export function startSession(): () => void {
  const readPlayerId = () => readSession()?.user.id;
  const forgetOthers = () => forgetPlayersExcept(readOwnerOfItems());
  forgetOthers();
  const undos = [
    keepPageSession(),
    subscribeSession(forgetOthers),
    hideFrozenPage(),
    relayToTabs({ readPlayerId, subscribePlayer: subscribeSession }),
  ];
  return () => {
    for (const undo of undos) undo();
  };
}
