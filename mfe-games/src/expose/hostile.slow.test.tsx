import {
  aSeedPair,
  aSession,
  hostileAnswers,
  hostileObjects,
  rawAnswer,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import BetDialog from './BetDialog';
import SeedPairs from './SeedPairs';

/** Each test has its own player, since the store outlives a dialog. */
let players = 0;
const aPlayer = () => ({ session: aSession({ user: { id: `hostile-${players++}` } }), hasBrowserUrl: true });
const isWrong = /Invalid Date|undefined|\[object/;
const lists = (id: 'seedPairs' | 'seedPairBets') =>
  hostileAnswers(id).map(({ field, values, json }) => [field, values.length, json] as const);
const unreadable = (noun: string) =>
  Number(new RegExp(`(\\d+) ${noun}s? could not be read`).exec(document.body.textContent ?? '')?.[1] ?? 0);

beforeEach(() => {
  // React warns about duplicate ids, the client about invalid responses.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each(hostileObjects('bet').map(({ value, json }) => [value, json] as const))(
  'shows a bet of %s or says that it could not be loaded',
  async (_value, json) => {
    stubProvider({ bet: rawAnswer(json) });
    renderWithPage(<BetDialog betId="66f0" onClose={() => undefined} />, aPlayer());
    expect(await screen.findByText(/^Outcome$|could not be loaded/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(isWrong);
  },
);

test.each(lists('seedPairs'))('lists every seed pair or counts it: hostile %s', async (_field, count, json) => {
  stubProvider({ seedPairs: rawAnswer(json) });
  renderWithPage(<SeedPairs />, aPlayer());
  await screen.findByLabelText('New client seed');
  expect(document.querySelectorAll('details').length + unreadable('seed pair')).toBe(count + 1);
  expect(document.body).not.toHaveTextContent(isWrong);
});

test.each(lists('seedPairBets'))(
  'lists every round of a pair or counts it: hostile %s',
  async (_field, count, json) => {
    stubProvider({ seedPairs: { pairs: [aSeedPair({ rounds: 2 })] }, seedPairBets: rawAnswer(json) });
    const { user } = renderWithPage(<SeedPairs />, aPlayer());
    const entry = (await screen.findByText('2 rounds')).closest('details') as HTMLElement;
    await user.click(within(entry).getByText('2 rounds'));
    const rounds = await within(entry).findAllByRole('listitem');
    expect(rounds.length + unreadable('round')).toBe(count + 1);
    expect(document.body).not.toHaveTextContent(isWrong);
  },
);
