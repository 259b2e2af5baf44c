import type { Page } from '@tessera/tooling/browser';

/** Calls of the provider sandbox's console for these tests. */
const playerEmail = 'player@tessera.test';

const call = async (origin: string, path: string, body?: object): Promise<unknown> => {
  const response = await fetch(`${origin}/__sandbox/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
};

/** Id of the demo player. */
async function readPlayerId(origin: string): Promise<string> {
  return ((await call(origin, `users?email=${playerEmail}`)) as { id: string }).id;
}

/** The demo player's balance of a currency: the sum of the ledger's entries. */
export async function readSum(origin: string, currency: string): Promise<string> {
  const ledger = await call(origin, `users/${await readPlayerId(origin)}/ledger`);
  return (ledger as { sums: Record<string, string> }).sums[currency] ?? '0.00000000';
}

/** The code of the newest mail to the demo player. */
export async function readNewestCode(origin: string): Promise<string> {
  const mails = (await call(origin, `mail?to=${playerEmail}`)) as { code?: string }[];
  const code = mails.find((mail) => mail.code)?.code;
  if (!code) throw new Error('No mail with a code has come.');
  return code;
}

/** Waits until a code is asked for, and types the newest one. */
export async function fillNewestCode(page: Page, origin: string): Promise<void> {
  const field = page.getByLabel('Please Enter Your OTP');
  await field.waitFor();
  await field.fill(await readNewestCode(origin));
}

/** Sends the demo player a deposit; it is credited after two blocks. */
export async function sendDeposit(origin: string, currency: string, amount: string): Promise<void> {
  await call(origin, 'deposits', { userId: await readPlayerId(origin), currency, amount });
}

/** Makes calls misbehave until the end of the test. */
export const addFault = (origin: string, fault: object): Promise<unknown> => call(origin, 'faults', fault);
