const comparable = (name: string) => name.normalize('NFC').trim().toLowerCase();

/** Finds a game by name, ignoring case (spec §2 Route table); the first one if the provider lists the name twice. */
export const findGame = <Named extends { readonly name: string }>(
  games: readonly Named[],
  name: string,
): Named | undefined => games.find((game) => comparable(game.name) === comparable(name));
