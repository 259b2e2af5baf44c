import { sandboxClient, sessionEntries } from '@tessera/shared-contracts/testing/sandbox';
import { expect, type Page } from '@tessera/tooling/browser';

/** Windows in which journeys are taken. */
export const windows = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 390, height: 844 }, hasTouch: true },
];

/** A new player, who has one bitcoin. */
export async function newPlayer(page: Page, origin: string) {
  const sandbox = sandboxClient(origin);
  const { session, password } = await sandbox.registerPlayer();
  const { id, email } = session.user;
  const deposit = async (amount: string) => {
    await sandbox.deposit({ userId: id, currency: 'BTC', amount });
    await sandbox.mineBlocks(2);
  };
  await deposit('1');
  const fetch = async (method: string, path: string, data: object) => {
    const headers = { authorization: `Bearer ${session.token}` };
    const answer = await page.request.fetch(`${origin}${path.replace('{id}', id)}`, { method, headers, data });
    expect(answer.status()).toBe(200);
  };
  return {
    sandbox,
    id,
    email,
    password,
    deposit,
    /** A call of the same player on another device. */
    send: fetch,
    /** Moves the provider's clock. */
    forward: (hours: number) => fetch('POST', '/__sandbox/clock', { forwardSeconds: hours * 3600 }),
    /** Has the page signed in. */
    signIn: () =>
      page.addInitScript((entries) => {
        if (window.top === window) for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, sessionEntries(session)),
  };
}
