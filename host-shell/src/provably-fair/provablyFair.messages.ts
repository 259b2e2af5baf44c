import { seedLabels } from '@tessera/shared-contracts/extensions';
import { groupThousands } from '@tessera/shared-contracts/format';
import { drawTexts, gameNames } from './drawTexts';
import type { GameId, Setting } from './originals';
import type { RoundInput, RoundInputFault, Scheme } from './roundInput';
import type { VerifiedRound } from './verifyRound';

type TextFieldName = Exclude<keyof RoundInput, 'game' | 'scheme'>;

const faults: Readonly<Record<RoundInputFault['fault'], string>> = {
  missing: 'Enter this seed.',
  notHash: 'A hash has 64 digits and letters a to f.',
  notNonce: 'The nonce is a whole number, 0 or more.',
  outOfRange: 'Enter a number in this range.',
  beyondChain: 'No chain has that many rounds.',
};

/** Texts of the page that explains and verifies rounds. */
export const messages = {
  lead: 'Every result of an original game is drawn from three numbers. Neither you nor the casino can change it after the bet.',
  how: 'How a round is drawn',
  steps: [
    {
      id: 'hash',
      title: 'The server seed is fixed first',
      text: 'Before you bet, the game shows the SHA-256 hash of its server seed. The hash gives nothing away, but no other seed has the same one.',
    },
    {
      id: 'client',
      title: 'You add your client seed',
      text: 'You may change it whenever you like. Before you choose it, you see the hash of the next server seed, which it will be used with: that seed cannot be drawn to fit it. The nonce counts your rounds with this pair of seeds, starting at 0.',
    },
    {
      id: 'stream',
      title: 'Fractions are computed',
      text: 'HMAC-SHA256 of the text “client seed:nonce:cursor”, keyed by the server seed, gives 32 bytes; the cursor counts such blocks from 0. Four bytes make a fraction: b₀/256 + b₁/256² + b₂/256³ + b₃/256⁴.',
    },
    {
      id: 'draw',
      title: 'The game reads its fractions',
      text: Object.values(drawTexts).join(' '),
    },
    {
      id: 'reveal',
      title: 'The server seed is revealed',
      text: 'When you change the seeds, the game shows the server seed it used. Check that its hash is the one you saw before you chose the client seed and before you bet, and compute the round again.',
    },
    {
      id: 'chain',
      title: 'Automatic has one chain of seeds for all players',
      text: 'Its seed is revealed after each round and is the hash of the next one. Hashed once for each round so far, it gives the terminal hash that was published before the first. The client seed, the same for all players, was drawn after that hash was published; the nonce is the place in the chain.',
    },
  ],
  ownSeeds: 'Your seeds',
  verify: 'Verify a round',
  verifyLine: 'The check runs in your browser. Nothing you enter is sent anywhere.',
  game: 'Game',
  games: gameNames,
  scheme: 'Scheme',
  schemes: {
    '2': 'Version 2, rolls 0.00 to 100.00',
    '1': 'Version 1, older rolls 0.00 to 99.99',
  } satisfies Record<Scheme, string>,
  /** Seed fields have the same names as in the games (spec §19 Seed fields). */
  labels: {
    ...seedLabels,
    mines: 'Mines',
    rows: 'Rows',
    terminalHash: 'Terminal hash of the chain',
    result: 'Result',
  } satisfies Record<TextFieldName, string>,
  hints: {
    serverSeed: 'Revealed when you change your seeds.',
    serverSeedHash:
      'Shown before the bet, and as the next server seed hash before you chose the client seed. Leave it empty to compute the result alone.',
    clientSeed: '',
    nonce: 'Number of the round.',
    mines: '',
    rows: '',
    terminalHash: 'Published before the first round. Leave it empty not to check the chain.',
    result: 'What the game showed. Leave it empty to see the result alone.',
  } satisfies Record<TextFieldName, string>,
  range: ({ min, max }: Setting) => `${min} to ${max}, as it was set for the round.`,
  fault: (fault: RoundInputFault['fault']) => faults[fault],
  submit: 'Verify',
  hashVerdict: { yes: 'The hash matches the server seed.', no: 'The hash does not match the server seed.' },
  resultVerdict: { yes: 'The result matches the seeds.', no: 'The result does not match the seeds.' },
  chainVerdict: { yes: 'The seed leads to the terminal hash.', no: 'The seed does not lead to the terminal hash.' },
  chain: (hashes: number) => `The seed, hashed ${groupThousands(hashes)} ${hashes === 1 ? 'time' : 'times'}`,
  noHash: 'No hash was entered.',
  conclusion,
  results: {
    dice: 'Dice roll',
    limbo: 'Multiplier',
    keno: 'Numbers, in the order they were drawn',
    mines: 'Tiles with a mine, in the order they were drawn',
    plinko: 'Pocket, counted from 1 at the left',
    automatic: 'Multiplier',
  } satisfies Record<GameId, string>,
  computedHash: 'Hash of the server seed',
  blocks: 'HMAC-SHA256',
  draws: 'From bytes to the result',
  fraction: (bytes: string, fraction: number) => `${bytes} ≈ ${fraction.toFixed(10)}`,
  unavailable: 'This browser offers its cryptography only over a secure connection (https).',
} as const;

/** Names the entered value that does not match the others. */
function conclusion({ isSameSeed, isSameResult }: VerifiedRound): string | undefined {
  if (isSameSeed === false && isSameResult === true) {
    return 'The seeds give the result of the round, so it is the hash that is not of this round.';
  }
  if (isSameSeed === false && isSameResult === false) {
    return 'Neither the hash nor the result comes from this server seed, so it is the seed that is not of this round.';
  }
  if (isSameSeed === false) {
    return 'The seed or the hash is not of this round. Enter the result that the game showed to learn which.';
  }
  if (isSameSeed === true && isSameResult === false) {
    return 'The server seed is the one that was fixed. Check the client seed, the nonce and the settings of the round.';
  }
  return undefined;
}
