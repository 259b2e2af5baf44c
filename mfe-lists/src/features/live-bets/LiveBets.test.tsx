import { aSession, type PageOptions, recordEvents, renderWithPage } from '@tessera/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { LiveBets } from '.';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2025-11-20T12:41:08') }));
afterEach(() => void jest.useRealTimers());

const open = (options: PageOptions = {}) =>
  renderWithPage(<LiveBets />, {
    userOptions: { advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null },
    ...options,
  });

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

function hideTab(isHidden: boolean) {
  Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('shows amounts in SOL with four decimals and the time to the second', () => {
  open();
  expect(rows()[0]).toBe('Limbok•••l12:41:081.2500SOL4.20×+4.0000SOL');
  expect(rows()[1]).toBe('DiceHidden12:41:030.4000SOL0.00×−0.4000SOL');
});

test('puts a new bet on top every five seconds and keeps the newest five', () => {
  open();
  const before = rows();
  expect(before).toHaveLength(5);
  pass(4999);
  expect(rows()).toEqual(before);
  pass(1);
  expect(rows().slice(1)).toEqual(before.slice(0, 4));
  pass(5000);
  expect(rows()).toHaveLength(5);
  expect(rows().slice(2)).toEqual(before.slice(0, 3));
});

test('stops while the browser tab is hidden', () => {
  open();
  const before = rows();
  hideTab(true);
  pass(60_000);
  expect(rows()).toEqual(before);
  hideTab(false);
  pass(5000);
  expect(rows().slice(1)).toEqual(before.slice(0, 4));
});

test('pauses and resumes', async () => {
  const { user } = open();
  const before = rows();
  await user.click(screen.getByRole('button', { name: 'Pause live bets' }));
  pass(60_000);
  expect(rows()).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Resume live bets' }));
  pass(5000);
  expect(rows()).not.toEqual(before);
});

test('announces nothing', () => {
  open();
  pass(5000);
  const region = screen.getByRole('region', { name: 'Live bets' });
  expect(region.querySelector('[aria-live], [role="status"], [role="alert"], [role="log"]')).toBeNull();
});

test('shows players a sample list without names', async () => {
  const { user } = open({ session: aSession() });
  await user.click(screen.getByRole('tab', { name: 'My Bets' }));
  const before = rows();
  expect(before).toHaveLength(5);
  expect(document.body).not.toHaveTextContent('marcella');
  expect(screen.getByText('Sample data')).toBeVisible();
  pass(20_000);
  expect(rows()).toEqual(before);
});

test('asks a visitor to log in for My Bets', async () => {
  const events = recordEvents();
  const { user } = open();
  await user.click(screen.getByRole('tab', { name: 'My Bets' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(events.at(-1)).toEqual({ name: 'dialog-requested', payload: { dialog: 'auth', tab: 'login' } });
});

test('the arrow keys move between the tabs', async () => {
  const { user } = open({ session: aSession() });
  act(() => screen.getByRole('tab', { name: 'All Bets' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'My Bets', selected: true })).toHaveFocus();
});
