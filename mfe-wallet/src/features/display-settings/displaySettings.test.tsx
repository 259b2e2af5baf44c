import { fiatCurrencies, offeredFiat } from '@tessera/shared-contracts/fiat';
import {
  aSession,
  errorReply,
  heldBack,
  recordEvents,
  type StubHandlers,
  storeSession,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderWallet } from '../../testing/renderWallet';
import { useDisplayCurrency, usePickDisplayCurrency } from './displayCurrency';
import { hiddenAmountsItem, selectDisplaySettings } from './displaySettings.slice';
import { lastCurrencyItem } from './lastCurrency';

const player = aSession().user.id;

test.each([
  ['USD', 'USD'],
  ['SAR', 'SAR'],
  ['XAU', null],
  ['usd', null],
  [' USD', null],
  ['', null],
  ['constructor', null],
  [undefined, null],
])('the currency %j is offered as %j', (code, expected) => {
  expect(offeredFiat(code)).toBe(expected);
});

test('each offered currency has its own code, which the browser can format', () => {
  const codes = fiatCurrencies.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const currency of codes)
    expect(() => new Intl.NumberFormat('en', { style: 'currency', currency })).not.toThrow();
});

function Probe() {
  const pick = usePickDisplayCurrency(true);
  return (
    <>
      <p>{`in ${useDisplayCurrency()}`}</p>
      <button type="button" onClick={() => pick('EUR')}>
        EUR
      </button>
      <button type="button" onClick={() => pick('CAD')}>
        CAD
      </button>
    </>
  );
}
function setUp(handlers: StubHandlers = {}, providerExtensions: string[] = ['preferences']) {
  const provider = stubProvider(handlers);
  const page = renderWallet(<Probe />, { siteConfig: { providerExtensions } });
  const saved = () => provider.requestsOf('savePreferences').map(({ body }) => body.displayCurrency);
  return {
    ...page,
    provider,
    saved,
    events: recordEvents(),
    press: (name: string) => page.user.click(screen.getByText(name)),
  };
}

/** What the device has of a player who saw values in yen. */
function leaveOnDevice(id: string) {
  storeSession(aSession({ user: { id } }));
  lastCurrencyItem.write(id, 'JPY');
}

test('without the extension a pick is neither read, sent nor kept', async () => {
  leaveOnDevice(player);
  const page = setUp({}, []);
  expect(screen.getByText('in USD')).toBeVisible();
  await page.press('EUR');
  expect(screen.getByText('in EUR')).toBeVisible();
  expect(page.provider.requests).toEqual([]);
  page.unmount();
  page.stop();
  setUp({}, []);
  expect(screen.getByText('in USD')).toBeVisible();
});

test.each([
  ['of this player', player, errorReply(500), 'JPY', 2],
  ['of another player', 'octavia', errorReply(500), 'USD', 2],
  ['that the provider no longer has', player, {}, 'USD', 1],
  ['that the provider replaced by one that is not offered', player, { displayCurrency: 'XAU' }, 'USD', 1],
  ['that the provider replaced', player, { displayCurrency: 'CAD' }, 'CAD', 1],
])('the last currency %s', async (_whose, owner, readPreferences, shown, reads) => {
  leaveOnDevice(owner);
  const { provider } = setUp({ readPreferences } as StubHandlers);
  // The second one of a failed read would otherwise be answered by the next test.
  await waitFor(() => expect(provider.requestsOf('readPreferences')).toHaveLength(reads));
  expect(await screen.findByText(`in ${shown}`)).toBeVisible();
});

test('a pick wins over what the provider answers later', async () => {
  const answer = heldBack({ displayCurrency: 'JPY' });
  const page = setUp({ readPreferences: answer.reply, savePreferences: { displayCurrency: 'EUR' } });
  await page.press('EUR');
  act(() => answer.release());
  await waitFor(() => expect(page.saved()).toEqual(['EUR']));
  await waitFor(() => expect(lastCurrencyItem.read(player)).toBe('EUR'));
  expect(screen.getByText('in EUR')).toBeVisible();
});

test('a read that is answered after a save does not replace what this device knows', async () => {
  const answer = heldBack({ displayCurrency: 'JPY' });
  const page = setUp({ readPreferences: answer.reply, savePreferences: { displayCurrency: 'EUR' } });
  await page.press('EUR');
  await waitFor(() => expect(lastCurrencyItem.read(player)).toBe('EUR'));
  await act(async () => {
    answer.release();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(lastCurrencyItem.read(player)).toBe('EUR');
});

test('a save that fails after another pick neither takes that back nor is reported', async () => {
  const first = heldBack(errorReply(500));
  const page = setUp({ readPreferences: {}, savePreferences: first.reply as never });
  await page.press('EUR');
  await waitFor(() => expect(page.saved()).toEqual(['EUR']));
  page.provider.use({ savePreferences: { displayCurrency: 'CAD' } });
  await page.press('CAD');
  act(() => first.release());
  await waitFor(() => expect(lastCurrencyItem.read(player)).toBe('CAD'));
  expect(screen.getByText('in CAD')).toBeVisible();
  // Of the pick that was saved.
  expect(page.events).toEqual([{ name: 'display-currency-changed', payload: {} }]);
});

test('a pick that cannot be saved goes back to the last saved one', async () => {
  const page = setUp({ readPreferences: { displayCurrency: 'JPY' }, savePreferences: { displayCurrency: 'EUR' } });
  await screen.findByText('in JPY');
  await page.press('EUR');
  await waitFor(() => expect(lastCurrencyItem.read(player)).toBe('EUR'));
  page.provider.use({ savePreferences: errorReply(500) });
  await page.press('CAD');
  expect(await screen.findByText('in EUR')).toBeVisible();
  await waitFor(() => expect(page.events).toContainEqual(expect.objectContaining({ name: 'toast-requested' })));
});

test.each([
  ['1', true],
  ['0', false],
  ['true', false],
  ['', false],
])('with %j on this device, amounts are hidden: %s', (stored, areAmountsHidden) => {
  hiddenAmountsItem.write(stored);
  const settings = selectDisplaySettings(setUp({}, []).store.getState());
  expect(settings).toEqual({ isZeroHidden: false, isFiatShown: true, fiat: undefined, areAmountsHidden });
});
