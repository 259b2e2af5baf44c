import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { demoPlayer, type Page } from '@tessera/tooling/browser';
import { codeField } from './withdrawals';

/** Id of the demo player, signed in when the wallet runs alone. */
const readId = async (origin: string) => (await sandboxClient(origin).userByEmail(demoPlayer.email)).id;

/** The demo player's balance of a currency: the sum of the ledger's entries. */
export async function readSum(origin: string, currency: string): Promise<string> {
  const { sums } = await sandboxClient(origin).ledger(await readId(origin));
  return sums[currency] ?? '0.00000000';
}

/** Waits for the code field, and types the newest code. */
export async function fillNewestCode(page: Page, origin: string): Promise<void> {
  const field = codeField(page);
  await field.waitFor();
  await field.fill(await sandboxClient(origin).newestCode(demoPlayer.email));
}

/** Sends the demo player a deposit; it is credited after two blocks. */
export async function sendDeposit(origin: string, currency: string, amount: string): Promise<void> {
  await sandboxClient(origin).deposit({ userId: await readId(origin), currency, amount });
}
