import { forGood } from '@tessera/shared-contracts/extensions';
import { clearSession, readSession } from '@tessera/shared-contracts/session';
import {
  aSession,
  errorReply,
  heldBack,
  type PageOptions,
  recordToasts,
  renderWithPage,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { BreaksCard } from './BreaksCard';

/** Each test has its own player, since the store outlives a card. */
let players = 0;
const until = '2026-03-15T09:30:00.000Z';
const none = { state: 'none' as const, until: null, proof: 'password' as const };

function open(handlers: StubHandlers, siteConfig: PageOptions['siteConfig'] = {}) {
  const userId = `resting-${players++}`;
  const provider = stubProvider({ readBreak: none, ...handlers });
  const toasts = recordToasts();
  const page = renderWithPage(
    <remote.Root>
      <BreaksCard userId={userId} />
    </remote.Root>,
    { session: aSession({ user: { id: userId } }), siteConfig },
  );
  const dialog = () => within(screen.getByRole('dialog'));
  return { ...page, provider, toasts, userId, dialog };
}
type Page = ReturnType<typeof open>;

/** Opens a dialog and fills it. */
async function fill({ user, dialog }: Page, button: string, word: string, length?: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  if (length !== undefined) await user.click(dialog().getByRole('radio', { name: length }));
  await user.click(dialog().getByLabelText(/^Type/));
  await user.keyboard(word);
  await user.click(dialog().getByLabelText('Your password'));
  await user.keyboard('Tessera2026!');
}
const submit = (page: Page, name: string) => page.user.dblClick(page.dialog().getByRole('button', { name }));

test('begins a break by length, word and password, once, and logs out', async () => {
  const page = open({ takeBreak: { state: 'break', until, proof: 'password' } });
  await fill(page, 'Choose a break', ' break ', 'One week');
  expect(page.dialog().getByText(/Nothing ends it early/)).toBeVisible();
  await submit(page, 'Begin the break');
  await waitFor(() => expect(readSession()).toBeUndefined());
  const sent = page.provider.requestsOf('takeBreak').map(({ params, body }) => [params, body]);
  expect(sent).toEqual([[{ userId: page.userId }, { length: '1w', proof: 'Tessera2026!' }]]);
  const [toast] = page.toasts();
  expect(toast?.message.replaceAll('\u00a0', ' ')).toBe(
    'Your break lasts until Mar 15, 2026 · 09:30. You are logged out; log in to withdraw.',
  );
});

test('says until when also if the page has noticed first that the session has ended', async () => {
  const { reply, release } = heldBack({ state: 'break' as const, until, proof: 'password' as const });
  const page = open({ takeBreak: reply });
  await fill(page, 'Choose a break', 'BREAK', 'One week');
  await submit(page, 'Begin the break');
  act(() => clearSession('expired'));
  release();
  await waitFor(() => expect(page.toasts()[0]?.message).toMatch(/^Your break lasts until/));
});

test('chooses nothing in advance, and asks for all three in order', async () => {
  const page = open({});
  const { user, dialog, provider } = page;
  await user.click(await screen.findByRole('button', { name: 'Choose how long' }));
  expect(dialog().getAllByRole('radio', { checked: false })).toHaveLength(3);
  const send = dialog().getByRole('button', { name: 'Exclude me' });
  await user.click(send);
  expect(dialog().getByRole('radiogroup')).toHaveAccessibleDescription('Choose how long');
  expect(dialog().getByRole('radiogroup')).toHaveFocus();
  await user.click(dialog().getByRole('radio', { name: 'Five years' }));
  await user.click(send);
  expect(dialog().getByLabelText('Type EXCLUDE to confirm')).toHaveAccessibleDescription('Please type EXCLUDE');
  await user.keyboard('exclude');
  await user.click(send);
  expect(dialog().getByLabelText('Your password')).toHaveAccessibleDescription('Please enter your password');
  expect(provider.requestsOf('takeBreak')).toHaveLength(0);
});

test.each([
  ['open', 'Six months', ['Six months', 'One year', 'Five years']],
  ['ontario', 'Six months', ['Six months', 'One year', 'Five years']],
  ['curacao', 'One year', ['One year', 'Three years', 'Five years', 'For good']],
  ['malta', 'Six months', ['Six months', 'One year', 'Five years', 'For good']],
] as const)('offers the exclusions of the rules %s', async (rules, shortest, names) => {
  const { user, dialog } = open({}, { rules });
  await user.click(await screen.findByRole('button', { name: 'Choose how long' }));
  expect(screen.getByText(`${shortest} or longer without play.`)).toBeVisible();
  const lengths = dialog().getAllByRole('radio');
  expect(lengths.map((length) => length.closest('label')?.textContent)).toEqual(names);
});

test('who excludes themselves for good is told so, and where help is', async () => {
  const page = open(
    { takeBreak: { state: 'break', until: forGood, proof: 'password' } },
    { rules: 'malta', gamblingHelp: { name: 'Help of Malta', href: 'https://help.example/' } },
  );
  await fill(page, 'Choose how long', 'EXCLUDE', 'For good');
  expect(page.dialog().getByRole('link', { name: 'Help of Malta' })).toHaveAttribute('href', 'https://help.example/');
  await submit(page, 'Exclude me');
  await waitFor(() => expect(readSession()).toBeUndefined());
  expect(page.provider.requestsOf('takeBreak')[0]?.body).toMatchObject({ length: 'for-good' });
  expect(page.toasts()[0]?.message).toBe(
    'You have excluded yourself for good. You are logged out; log in to withdraw.',
  );
});

test('a refused password is shown at its field, and nothing has begun', async () => {
  const page = open({ takeBreak: errorReply(400, { message: 'The password is wrong.', field: 'proof' }) });
  await fill(page, 'Choose a break', 'BREAK', 'One day');
  await submit(page, 'Begin the break');
  expect(await screen.findByText('The password is wrong.')).toBeVisible();
  expect(page.dialog().getByLabelText('Your password')).toHaveFocus();
  expect(readSession()).toBeDefined();
});

test('closes the account, or says what has to be paid out first', async () => {
  const page = open({ closeAccount: errorReply(409, { message: 'Withdraw your 0.5 BTC first.' }) });
  await fill(page, 'Close the account', 'CLOSE');
  await submit(page, 'Close the account');
  expect(await screen.findByText('Withdraw your 0.5 BTC first.')).toBeVisible();
  expect(readSession()).toBeDefined();
  page.provider.use({ closeAccount: {} });
  await submit(page, 'Close the account');
  await waitFor(() => expect(readSession()).toBeUndefined());
  expect(page.provider.requestsOf('closeAccount').at(-1)?.body).toEqual({ proof: 'Tessera2026!' });
  expect(page.toasts().map(({ message }) => message)).toContain('Your account is closed.');
});

test.each([
  ['break', forGood, 'You have excluded yourself for good.', false],
  ['break', until, 'You are on a break until Mar 15, 2026 · 09:30. You can look at everything and withdraw.', false],
  ['waiting', until, 'You asked to play again. You can from Mar 15, 2026 · 09:30.', false],
  ['over', null, 'Your break is over. To play again, ask for it below; a day later you can.', true],
] as const)('in the state %s it says so', async (state, end, words, canAsk) => {
  const { user, provider } = open({
    readBreak: { state, until: end, proof: 'password' },
    playAgain: { state: 'waiting', until, proof: 'password' },
  });
  const shown = await screen.findByText((text) => text.replaceAll('\u00a0', ' ') === words);
  expect(shown).toBeVisible();
  const ask = screen.queryByRole('button', { name: 'Ask to play again' });
  expect(ask !== null).toBe(canAsk);
  if (ask === null) return;
  await user.click(ask);
  await waitFor(() => expect(provider.requestsOf('playAgain')).toHaveLength(1));
});
