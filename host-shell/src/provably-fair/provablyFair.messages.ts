import type { RoundInput, RoundInputFault } from './verifyRound';

/** Names of the fields, as the games show them. */
export const fieldLabels: Readonly<Record<keyof RoundInput, string>> = {
  serverSeed: 'Server seed',
  serverSeedHash: 'Server seed hash',
  clientSeed: 'Client seed',
  nonce: 'Nonce',
};

const faults: Readonly<Record<RoundInputFault['fault'], string>> = {
  missing: 'Enter this seed.',
  notHash: 'A hash has 64 digits and letters a to f.',
  notNonce: 'The nonce is a whole number, 0 or more.',
};

/** Words of the page that explains and checks rounds. */
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
      text: 'You may change it whenever you like. The nonce counts your rounds with this pair of seeds, starting at 0.',
    },
    {
      id: 'draw',
      title: 'The result is computed',
      text: 'It is HMAC-SHA256 of the text “client seed:nonce”, keyed by the server seed. In Dice, the first 13 digits of it are read as a fraction and multiplied by 10,000: that is the roll in hundredths.',
    },
    {
      id: 'reveal',
      title: 'The server seed is revealed',
      text: 'When you change the seeds, the game shows the server seed it used. Check that its hash is the one you saw, and compute the round again.',
    },
  ],
  verify: 'Verify a round',
  verifyLine: 'The check runs in your browser. Nothing you enter is sent anywhere.',
  labels: fieldLabels,
  hints: {
    serverSeed: 'Revealed when you change your seeds.',
    serverSeedHash: 'Shown before the bet. Leave it empty to compute the result alone.',
    clientSeed: '',
    nonce: 'Number of the round.',
  } satisfies Record<keyof RoundInput, string>,
  fault: (fault: RoundInputFault['fault']) => faults[fault],
  submit: 'Verify',
  result: 'Result',
  sameSeed: 'The hash matches the server seed.',
  otherSeed: 'The hash does not match the server seed.',
  noHash: 'No hash was entered, so only the result was computed.',
  computedHash: 'Hash of the server seed',
  digest: 'HMAC-SHA256',
  diceRoll: 'Dice roll',
  unavailable: 'This browser offers its cryptography only over a secure connection (https).',
} as const;
