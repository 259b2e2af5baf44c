import { readSession, subscribeSession } from './session';
import { useSession } from './useSession';

/** A value that a remote keeps for one player, and its cleanup. */
export interface Kept<Value> {
  readonly value: Value;
  /** Ends the subscriptions of `value`; called when the player's session ends or another player replaces this one. */
  readonly stop: () => void;
}

/** See {@link perPlayer}. */
export type PerPlayer<Value> = (userId: string | undefined) => Value;

/**
 * Keeps one value, such as a store, for the signed-in player. A visitor counts as a separate player. Another player
 * gets a new value, never the old one emptied: a pending answer for the former player then ends up in a value that is
 * no longer used. So does a player who logs in again: once the session has ended, the old value cannot read their
 * items.
 *
 * @param create creates the value for a player; called on first use
 */
export function perPlayer<Value>(create: (userId: string | undefined) => Kept<Value>): PerPlayer<Value> {
  let current: (Kept<Value> & { readonly userId: string | undefined }) | undefined;
  let isFollowing = false;
  const end = () => {
    current?.stop();
    current = undefined;
  };
  return (userId) => {
    if (!isFollowing) {
      isFollowing = true;
      subscribeSession(() => {
        if (current !== undefined && current.userId !== readSession()?.user.id) end();
      });
    }
    if (current?.userId !== userId) end();
    current ??= { ...create(userId), userId };
    return current.value;
  };
}

/**
 * Hook for the signed-in player's value of a {@link perPlayer}. `key` differs from player to player: an element with it
 * as its React key is recreated for each, with everything below.
 */
export function usePerPlayer<Value>(ofPlayer: PerPlayer<Value>): { readonly key: string; readonly value: Value } {
  const userId = useSession()?.user.id;
  return { key: userId ?? '', value: ofPlayer(userId) };
}
