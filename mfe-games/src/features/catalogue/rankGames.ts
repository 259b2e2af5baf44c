import type { Game, Rows } from '@tessera/shared-contracts/api';

const rankOf = ({ playable }: Game): number => (playable === true ? 0 : playable === false ? 2 : 1);

/** Playable games come first and games marked as not playable last; otherwise in the provider's order. */
export const rankGames = ({ readable, unreadable }: Rows<Game>): Rows<Game> => ({
  readable: [...readable].sort((a, b) => rankOf(a) - rankOf(b)),
  unreadable,
});
