import { aSession, hostileAnswers, rawAnswer, renderWithPage, stubProvider } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import Bets from '../../expose/BetsPage';

const answers = hostileAnswers('bets')
  .filter(({ field }) => field.startsWith('bets.'))
  .map(({ field, values, json }) => [field, values.length, json] as const);
const originalMatch = window.matchMedia;

// React warns about duplicate ids.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  window.matchMedia = originalMatch;
});

/** Each answer has its own player, since the store outlives a page. */
let players = 0;

/** Shows the provider's bets as one page of rows. @returns the number of shown and of unreadable rows */
async function show(json: string, count: number) {
  // One answer contains the whole list, regardless of its total.
  stubProvider({ bets: rawAnswer(json.replace(/"total":1\b/, `"total":${count + 1}`)) });
  renderWithPage(<Bets />, {
    session: aSession({ user: { id: `hostile-${players++}` } }),
    route: '/bets?page=3&from=1',
    siteConfig: { providerExtensions: ['bets'] },
  });
  const summary = await screen.findByText(/^Showing 1 to/);
  const unreadable = /([\d,]+) bets? could not be read/.exec(document.body.textContent ?? '')?.[1] ?? 0;
  return { shown: Number(/of (\d+)/.exec(summary.textContent ?? '')?.[1]), unreadable: Number(unreadable) };
}

test.each(answers)('the table shows the bets with a hostile %s', async (_field, count, json) => {
  const { shown, unreadable } = await show(json, count);
  expect(shown + unreadable).toBe(count + 1);
  expect(screen.getAllByRole('row').length).toBe(shown + 1);
  expect(document.body).not.toHaveTextContent(/Invalid Date|undefined|\[object|function/);
});

test.each(answers)('so do the cards: %s', async (_field, count, json) => {
  window.matchMedia = (query) =>
    ({ matches: query.includes('max-width'), addEventListener() {}, removeEventListener() {} }) as never;
  const { shown } = await show(json, count);
  expect(screen.getAllByRole('link').length).toBeGreaterThanOrEqual(shown);
  expect(document.body).not.toHaveTextContent(/Invalid Date|undefined|\[object|function/);
});
