/** Most entries that the provider returns. */
const count = 1_000;

const kinds = [
  { type: 'deposit', currency: 'btc', amount: 0.025 },
  { type: 'withdraw', currency: 'usdt', amount: 120 },
  { type: 'rakeback', currency: 'btc', amount: 0.00041 },
  { type: 'bet', currency: 'sol', amount: 1.5 },
  { type: 'win', currency: 'eth', amount: 0.6315 },
];

/** The longest possible list of transactions. */
const transactions = Array.from({ length: count }, (_, index) => ({
  _id: `66f2c1a09be4d1230a9b${index.toString(16).padStart(4, '0')}`,
  createdAt: new Date(Date.UTC(2025, 10, 20, 18, 42) - index * 5_400_000).toISOString(),
  status: 'finished',
  ...kinds[index % kinds.length],
}));

/** Makes the sandbox return the longest list from now on. */
export async function answerLongList(sandboxOrigin: string): Promise<void> {
  const answer = await fetch(`${sandboxOrigin}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      method: 'GET',
      path: '/wallet-service/api/wallet/*/transactions',
      status: 200,
      body: { transactions },
    }),
  });
  if (!answer.ok) throw new Error(`The sandbox refused the long list: ${answer.status} ${await answer.text()}`);
}
