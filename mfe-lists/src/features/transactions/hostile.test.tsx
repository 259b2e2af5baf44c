import { aSession, hostileAnswers, rawAnswer, renderWithPage, stubProvider } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote';
import { TransactionsPage } from '.';
import { transactionsOf } from './data';

const answers = hostileAnswers('transactions').map(({ field, values, json }) => [field, values.length, json] as const);

afterEach(() => {
  transactionsOf(undefined);
  jest.restoreAllMocks();
  window.matchMedia = originalMatch;
});
const originalMatch = window.matchMedia;

/** Renders the provider's transactions as one page of rows. */
async function show(json: string) {
  stubProvider({ transactions: rawAnswer(json) });
  renderWithPage(<TransactionsPage />, {
    store: remote.createStore(aSession().user.id).value,
    session: aSession(),
    route: '/transactions?page=3&from=1',
  });
  return screen.findByText(/^Showing 1 to/);
}

test.each(answers)('the table shows the rows with a hostile %s', async (field, count, json) => {
  // React warns about duplicate ids.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const summary = await show(json);
  const shown = Number(/of (\d+)/.exec(summary.textContent ?? '')?.[1]);
  const unreadable = Number(/([\d,]+) transactions? could not be read/.exec(document.body.textContent ?? '')?.[1] ?? 0);
  expect(shown + unreadable).toBe(count + 1);
  expect(screen.getAllByRole('row').length).toBe(shown + 1);
  expect(document.body).not.toHaveTextContent(/Invalid Date|undefined|\[object|function/);
  if (field.endsWith('amount')) {
    expect(document.body).not.toHaveTextContent(/NaN/);
    expect(document.body).toHaveTextContent('123456789012345678901234567890.00000000 BTC');
    expect(document.body).toHaveTextContent('0.123456789012345678901234567891 BTC');
  }
});

test.each(answers)('so do the cards: %s', async (_field, count, json) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.matchMedia = (query) =>
    ({ matches: query.includes('max-width'), addEventListener() {}, removeEventListener() {} }) as never;
  await show(json);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(count).toBeGreaterThan(25);
});

test('a history of unreadable rows is not shown as empty', async () => {
  stubProvider({ transactions: rawAnswer(JSON.stringify({ transactions: [{}, { status: 1 }] })) });
  renderWithPage(<TransactionsPage />, { store: remote.createStore(aSession().user.id).value, session: aSession() });
  expect(await screen.findByText('2 transactions could not be read.')).toBeVisible();
  expect(screen.queryByText('No transactions found')).not.toBeInTheDocument();
});

test('a status named like an inherited property of objects is shown like any other', async () => {
  const row = (status: string) => ({ _id: status, type: status, status, createdAt: '', amount: 1, currency: 'btc' });
  const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];
  await show(JSON.stringify({ transactions: names.map(row) }));
  expect(screen.getByText('Constructor')).toBeVisible();
});
