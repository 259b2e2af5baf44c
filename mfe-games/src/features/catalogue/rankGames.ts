import type { Game, Rows } from '@tessera/shared-contracts/api';

/** Whether the provider lists a game that cannot be played yet; games without a mark can. */
export const isToCome = ({ playable }: Game): boolean => playable === false;

const rankOf = ({ playable }: Game): number => (playable === true ? 0 : playable === false ? 2 : 1);

/** Playable games come first and games marked as not playable last; otherwise in the provider's order. */
export const rankGames = ({ readable, unreadable }: Rows<Game>): Rows<Game> => ({
  readable: [...readable].sort((a, b) => rankOf(a) - rankOf(b)),
  unreadable,
});
