/** A game in the provider's list. */
export interface Game {
  readonly uuid: string;
  readonly name: string;
  readonly provider: string;
  /** File below assets/games; missing for one game, to show how the site handles that. */
  readonly image: string | undefined;
  /** Path of the game's page under /play. */
  readonly slug: string;
}

const game = (uuid: string, name: string, provider: string, hasImage = true): Game => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { uuid, name, provider, image: hasImage ? `${slug}.svg` : undefined, slug };
};

/** The games, in the order of the lobby. */
export const catalogue: readonly Game[] = [
  game('5b0c3a52-6d0e-4b57-9a3c-0a6f8f6f1a01', 'Keno', 'Tessera'),
  game('5b0c3a52-6d0e-4b57-9a3c-0a6f8f6f1a02', 'Limbo', 'Tessera'),
  game('5b0c3a52-6d0e-4b57-9a3c-0a6f8f6f1a03', 'Dice', 'Tessera'),
  game('5b0c3a52-6d0e-4b57-9a3c-0a6f8f6f1a04', 'Automatic', 'Tessera'),
  game('5b0c3a52-6d0e-4b57-9a3c-0a6f8f6f1a05', 'Plinko', 'Tessera'),
  game('5b0c3a52-6d0e-4b57-9a3c-0a6f8f6f1a06', 'Mines', 'Tessera'),
  game('5b0c3a52-6d0e-4b57-9a3c-0a6f8f6f1a07', 'Crash', 'Tessera'),
  game('5b0c3a52-6d0e-4b57-9a3c-0a6f8f6f1a08', 'Coinflip', 'Tessera'),
  game('5b0c3a52-6d0e-4b57-9a3c-0a6f8f6f1a09', 'Honeypot', 'Tessera'),
  game('5b0c3a52-6d0e-4b57-9a3c-0a6f8f6f1a10', 'Roulette', 'Marble Live'),
  game('5b0c3a52-6d0e-4b57-9a3c-0a6f8f6f1a11', 'Blackjack', 'Marble Live'),
  game('5b0c3a52-6d0e-4b57-9a3c-0a6f8f6f1a12', 'Wheel', 'Ostia Games'),
  game('5b0c3a52-6d0e-4b57-9a3c-0a6f8f6f1a13', 'Slots', 'Ostia Games'),
  game('5b0c3a52-6d0e-4b57-9a3c-0a6f8f6f1a14', 'Seven Hills', 'Ostia Games', false),
];
