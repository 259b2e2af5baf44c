/** Labels of the parts of a seed pair, wherever they are shown (spec §19 Seed fields). */
export const seedLabels = {
  serverSeed: 'Server seed',
  serverSeedHash: 'Server seed hash',
  nextServerSeedHash: 'Next server seed hash',
  clientSeed: 'Client seed',
  nonce: 'Nonce',
} as const;
