/** Labels of the parts of a seed pair, wherever they are shown (decisions, Interfaces, exactly). */
export const seedLabels = {
  serverSeed: 'Server seed',
  serverSeedHash: 'Server seed hash',
  nextServerSeedHash: 'Next server seed hash',
  clientSeed: 'Client seed',
  nonce: 'Nonce',
} as const;
