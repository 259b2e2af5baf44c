import { aTransaction, errorReply, heldBack, noAnswer } from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { askForCode, codeDialog, confirm, confirmButton, paid, setUp } from '../../testing/withdrawPage';

const withReceipts = ['withdrawals'];
const receipts = ({ events }: ReturnType<typeof setUp>) =>
  events.flatMap((event) => (event.name === 'dialog-requested' ? [event.payload] : []));
const receiptOf = (id: string) => [{ dialog: 'transaction', id }];
const older = aTransaction({
  ...paid().transactions[0],
  _id: 't0',
  createdAt: new Date(Date.now() - 30_000).toISOString(),
});

test.each([
  ['named by the provider', { withdraw: { transactionId: 'named' } }, 'named', 0],
  [
    'found as the newest of the same kind',
    { transactions: { transactions: [older, ...paid().transactions] } },
    't1',
    1,
  ],
])('an accepted withdrawal opens its receipt, %s', async (_how, answers, id, reads) => {
  const page = setUp(answers, withReceipts);
  await askForCode(page.user);
  await confirm(page.user);
  await waitFor(() => expect(receipts(page)).toEqual(receiptOf(id)));
  expect(page.provider.requestsOf('transactions')).toHaveLength(reads);
  expect(page.onSubmitted).not.toHaveBeenCalled();
  expect(page.toasts().at(-1)?.message).toBe('Withdrawal request submitted successfully!');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['is not listed', { transactions: { transactions: [] } }, withReceipts],
  ['cannot be looked for', { transactions: errorReply(400) }, withReceipts],
  ['has an ID that no address can name', { withdraw: { transactionId: '../1' } }, withReceipts],
  ['has no detail', { withdraw: { transactionId: 'named' } }, []],
])('the dialogs close after a withdrawal that %s', async (_why, answers, extensions) => {
  const page = setUp(answers, extensions);
  await askForCode(page.user);
  await confirm(page.user);
  await waitFor(() => expect(page.onSubmitted).toHaveBeenCalledTimes(1));
  expect(receipts(page)).toEqual([]);
});

test('the code dialog stays until the receipt opens, and a player who has left is not called back', async () => {
  const history = heldBack(paid());
  const page = setUp({ transactions: history.reply }, withReceipts);
  await askForCode(page.user);
  await confirm(page.user);
  await waitFor(() => expect(page.toasts().at(-1)?.message).toBe('Withdrawal request submitted successfully!'));
  expect(await codeDialog()).toBeVisible();
  expect(confirmButton()).toHaveTextContent('Processing...');
  page.unmount();
  history.release();
  await new Promise((resolve) => setTimeout(resolve));
  expect(receipts(page)).toEqual([]);
});

test('a withdrawal of which the answer was lost is found again by its receipt', async () => {
  const page = setUp({ withdraw: noAnswer(), transactions: paid() }, withReceipts);
  await askForCode(page.user);
  await confirm(page.user);
  await waitFor(() => expect(receipts(page)).toEqual(receiptOf('t1')));
  // The receipt has replaced the notice.
  expect(screen.queryByText(/^It went through at/)).not.toBeInTheDocument();
});

test('a withdrawal that is found while the player does something else is told of, with a link', async () => {
  const page = setUp({ withdraw: noAnswer(), transactions: { transactions: [] } }, withReceipts);
  await askForCode(page.user);
  await confirm(page.user);
  await page.user.click(await screen.findByRole('button', { name: 'New withdrawal' }));
  page.provider.use({ transactions: paid() });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText(/^It went through at/)).toBeVisible();
  expect(receipts(page)).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'View the withdrawal' }));
  expect(receipts(page)).toEqual(receiptOf('t1'));
});
