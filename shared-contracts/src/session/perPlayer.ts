import { useSession } from './useSession';

/** What a remote keeps for one player, and the end of it. */
export interface Kept<Value> {
  readonly value: Value;
  /** Undoes what `value` listens to; called when another player takes its place. */
  readonly stop: () => void;
}

/** See {@link perPlayer}. */
export type PerPlayer<Value> = (userId: string | undefined) => Value;

/**
 * Keeps one thing, such as a store, for whoever is signed in. A visitor counts as a player of their own. Another player
 * gets another thing, never the emptied old one: an answer that is on its way for the former player ends up where nobody
 * looks any more.
 *
 * @param create makes the thing for a player; called at its first use
 */
export function perPlayer<Value>(create: (userId: string | undefined) => Kept<Value>): PerPlayer<Value> {
  let current: (Kept<Value> & { readonly userId: string | undefined }) | undefined;
  return (userId) => {
    if (current === undefined || current.userId !== userId) {
      current?.stop();
      current = { ...create(userId), userId };
    }
    return current.value;
  };
}

/**
 * The signed-in player's own of a {@link perPlayer}, as a hook. `key` differs from player to player: an element with it as its
 * React key is recreated for each, and so is all that stands below.
 */
export function usePerPlayer<Value>(ofPlayer: PerPlayer<Value>): { readonly key: string; readonly value: Value } {
  const userId = useSession()?.user.id;
  return { key: userId ?? '', value: ofPlayer(userId) };
}
