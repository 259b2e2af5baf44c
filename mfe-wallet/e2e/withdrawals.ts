import { aNewPlayer, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, logIn, type Page, type Suite } from '@tessera/tooling/browser';

/** An address outside the sandbox. */
export const address = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';

/** Fills and sends the withdraw form. */
export async function order(page: Page, amount: string, to = address) {
  await page.getByLabel('Withdrawal address').fill(to);
  await page.getByLabel('Amount').fill(amount);
  await submitButton(page).click();
}

/** The button of the form. */
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Confirm Withdrawal' });
/** The dialog that asks for the code. */
export const codeDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm Withdrawal' });
/** The field of the e-mailed code. */
export const codeField = (page: Page) => page.getByLabel('Please Enter Your OTP');
/** Dismisses an outcome; toasts have a button of the same name. */
export const dismissButton = (page: Page) =>
  page.getByRole('region', { name: 'Your last withdrawals' }).getByRole('button', { name: 'Dismiss' });

/** The bodies of the calls that send money, as they are made. */
export function paymentsOf(page: Page): readonly (string | null)[] {
  const payments: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/withdraw')) payments.push(request.postData());
  });
  return payments;
}

/** The devices of a journey. */
export const devices = [
  { device: 'a desktop', use: { viewport: { width: 1440, height: 900 } } },
  { device: 'a phone', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
];

/** The dialog of a transaction. */
export const receiptOn = (page: Page) => page.getByRole('dialog', { name: 'Transaction', exact: true });

/** A new player with 0.5 BTC, logged in to the composed site. */
export async function fundedPlayer(page: Page, suite: Suite) {
  const sandbox = sandboxClient(suite.sandbox);
  const player = aNewPlayer();
  const { session } = await sandbox.registerPlayer(player);
  const userId = session.user.id;
  await logIn(page, suite, player);
  const sum = async () => (await sandbox.ledger(userId)).sums.BTC;
  await sandbox.deposit({ userId, currency: 'BTC', amount: '0.5' });
  await expect.poll(sum).toBe('0.50000000');
  return { ...player, userId, sum };
}
