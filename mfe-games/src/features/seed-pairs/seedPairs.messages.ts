import { seedLabels } from '@tessera/shared-contracts/extensions';
import { groupThousands } from '@tessera/shared-contracts/format';

const newClientSeedHint = '1 to 64 letters, digits, dots, dashes or underscores.';

/** Texts of the player's seeds. */
export const messages = {
  title: 'Your seeds',
  line: 'Every round is drawn from the pair of seeds that was in use. Replace the pair to see its server seed and verify its rounds.',
  loading: 'Loading your seeds',
  failed: 'Your seeds could not be loaded',
  pair: 'seed pair',
  pairs: 'seed pairs',
  rounds: (count: number) => (count === 1 ? '1 round' : `${groupThousands(count)} rounds`),
  inUse: 'In use',
  revealed: 'Revealed',
  serverSeedHash: seedLabels.serverSeedHash,
  nextServerSeedHash: seedLabels.nextServerSeedHash,
  serverSeed: seedLabels.serverSeed,
  clientSeed: seedLabels.clientSeed,
  newClientSeed: 'New client seed',
  newClientSeedHint,
  hintWithNext: `${newClientSeedHint} It is used with the next server seed, which is fixed already.`,
  rotate: 'Replace your seeds',
  rotating: 'Replacing...',
  rotated: 'The seeds were replaced. The server seed before is revealed below.',
  promiseKept: 'The server seed in use has the hash that you saw before.',
  promiseBroken: 'The server seed in use does NOT have the hash that you saw before.',
  more: 'Show older',
  noRounds: 'No round was played with these seeds.',
  loadingRounds: 'Loading the rounds',
  round: 'round',
  roundsNoun: 'rounds',
  roundsFailed: 'The rounds could not be loaded',
  verifyLast: (game: string) => `Verify my last bet (${game})`,
  lastHidden: (game: string) =>
    `Your last bet (${game}) can be verified once you replace the seeds: that reveals its server seed.`,
  nonce: (nonce: number) => `Nonce ${nonce}`,
  verify: (game: string, nonce: number) => `Verify ${game}, nonce ${nonce}`,
  signedOutTitle: 'Log in to see your seeds',
  signedOutLine: 'Your seed pairs are listed here with the rounds that were drawn from them.',
} as const;
