import { relayToTabs } from '../events';
import { hideFrozenPage } from './hideFrozenPage';
import { forgetPlayersExcept } from './playerKeys';
import { readSession, subscribeSession } from './session';

/**
 * What a host does about players for the life of its page, before it renders anything: nothing of a former player stays in
 * storage, a page from the back-forward cache shows nothing before the session is read again, and the player's other tabs
 * hear that money moved.
 *
 * @returns the undo
 */
export function startSession(): () => void {
  const readPlayerId = () => readSession()?.user.id;
  const forgetOthers = () => forgetPlayersExcept(readPlayerId());
  forgetOthers();
  const undos = [
    subscribeSession(forgetOthers),
    hideFrozenPage(),
    relayToTabs({ readPlayerId, subscribePlayer: subscribeSession }),
  ];
  return () => {
    for (const undo of undos) undo();
  };
}
