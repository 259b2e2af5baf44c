import {
  aSession,
  heldBack,
  recordEvents,
  type StubHandlers,
  silence,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderWallet } from '../../testing/renderWallet';
import { selectDisplaySettings } from '../display-settings/displaySettings.slice';
import { lastCurrencyItem } from '../display-settings/lastCurrency';
import { WalletSettingsView } from './WalletSettingsView';

function setUp(handlers: StubHandlers = {}, providerExtensions: string[] = []) {
  const provider = stubProvider(handlers);
  const page = renderWallet(<WalletSettingsView onOpenAddresses={() => undefined} />, {
    siteConfig: { providerExtensions },
  });
  return { ...page, provider, events: recordEvents() };
}
const openDialog = async ({ user }: ReturnType<typeof setUp>) => {
  await user.click(screen.getByRole('button', { name: 'Change currency' }));
  return within(screen.getByRole('dialog', { name: 'Wallet Settings' }));
};

test('the switches start as in spec §2 Wallet dialog and apply at once', async () => {
  const { user, store } = setUp();
  const zero = screen.getByRole('switch', { name: 'Hide Zero Balances' });
  const fiat = screen.getByRole('switch', { name: 'Display Crypto in Fiat' });
  expect(zero).not.toBeChecked();
  expect(fiat).toBeChecked();
  await user.click(zero);
  await user.click(fiat);
  expect(selectDisplaySettings(store.getState())).toMatchObject({ isZeroHidden: true, isFiatShown: false });
});

const currencies = () => within(screen.getByRole('group', { name: 'Display currency' }));

test('offers 24 currencies, and without rates says that only USD has values', async () => {
  const { user } = setUp();
  expect(currencies().getAllByRole('radio')).toHaveLength(24);
  expect(currencies().getAllByText('No rates yet')).toHaveLength(23);
  await user.click(currencies().getByRole('radio', { name: /JPY/ }));
  expect(screen.getByText('There are no rates for JPY yet. Values stay in USD.')).toBeVisible();
  await user.click(currencies().getByRole('radio', { name: /USD/ }));
  expect(screen.queryByText(/There are no rates/)).not.toBeInTheDocument();
});

test('with rates, shows their source and date, and which are missing', async () => {
  const rates = { source: 'the provider', date: '2025-11-20T12:00:00Z', rates: [{ currency: 'JPY', rate: '157.3' }] };
  const { user, store } = setUp({ rates }, ['rates']);
  expect(await screen.findByText('Rates: the provider, Nov 20, 2025.')).toBeVisible();
  await user.click(currencies().getByRole('radio', { name: /JPY/ }));
  expect(screen.queryByText(/There are no rates/)).not.toBeInTheDocument();
  expect(selectDisplaySettings(store.getState()).fiat).toBe('JPY');
  await user.click(currencies().getByRole('radio', { name: /EUR/ }));
  expect(screen.getByText('There are no rates for EUR yet. Values stay in USD.')).toBeVisible();
});

describe('if the provider stores preferences', () => {
  const picked = () => (currencies().getByRole('radio', { checked: true }) as HTMLInputElement).value;
  const saved = ({ provider }: ReturnType<typeof setUp>) =>
    provider.requestsOf('savePreferences').map(({ body }) => body);
  const radio = (code: string) => currencies().getByRole('radio', { name: new RegExp(code) });

  test('during a break says that it lasts as long as the page, and saves nothing', async () => {
    const readBreak = { state: 'break', until: '2026-03-15T09:30:00.000Z', proof: 'password' } as const;
    const page = setUp({ readPreferences: { displayCurrency: 'JPY' }, readBreak }, ['preferences', 'breaks']);
    expect(await screen.findByText(/A display currency that you pick now lasts until the page/)).toBeVisible();
    await page.user.click(radio('EUR'));
    expect(picked()).toBe('EUR');
    expect(saved(page)).toEqual([]);
  });

  test('a currency is saved there and stays picked', async () => {
    const savePreferences = { displayCurrency: 'EUR' };
    const page = setUp({ readPreferences: { displayCurrency: 'JPY' }, savePreferences }, ['preferences']);
    await waitFor(() => expect(picked()).toBe('JPY'));
    await page.user.click(radio('EUR'));
    expect(picked()).toBe('EUR');
    await waitFor(() => expect(saved(page)).toEqual([{ displayCurrency: 'EUR' }]));
    await waitFor(() => expect(lastCurrencyItem.read(aSession().user.id)).toBe('EUR'));
    page.unmount();
    page.stop();
    setUp({ readPreferences: silence }, ['preferences']);
    expect(picked()).toBe('EUR');
  });

  test('picks made during a save are coalesced into the last one', async () => {
    const first = heldBack({ displayCurrency: 'EUR' });
    const page = setUp({ readPreferences: {}, savePreferences: first.reply }, ['preferences']);
    await page.user.click(radio('EUR'));
    await waitFor(() => expect(saved(page)).toHaveLength(1));
    page.provider.use({ savePreferences: { displayCurrency: 'CAD' } });
    for (const code of ['JPY', 'INR', 'CAD']) await page.user.click(radio(code));
    expect(saved(page)).toHaveLength(1);
    act(() => first.release());
    await waitFor(() => expect(saved(page)).toEqual([{ displayCurrency: 'EUR' }, { displayCurrency: 'CAD' }]));
    expect(picked()).toBe('CAD');
  });
});

test.each([
  ['yen', ['JPY']],
  ['¥', ['JPY', 'CNY']],
  ['dollar', ['USD', 'CAD']],
  ['ARS', ['ARS']],
  [' peso ', ['PHP', 'MXN', 'ARS', 'CLP']],
  ['tulip', []],
])('the currencies found by "%s" are %j', async (search, codes) => {
  const { user } = setUp();
  await user.click(screen.getByRole('searchbox', { name: 'Search by code, name or sign' }));
  await user.paste(search);
  const radios = currencies().queryAllByRole('radio') as HTMLInputElement[];
  expect(radios.map(({ value }) => value)).toEqual(codes);
  expect(screen.queryAllByText('No currency matches.')).toHaveLength(codes.length === 0 ? 1 : 0);
});

describe('the Wallet Settings dialog', () => {
  test('saving closes it, logs the choice, sends no request and reports that nothing was changed', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const page = setUp();
    const dialog = await openDialog(page);
    await page.user.click(dialog.getByText('Euro'));
    await page.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledWith('Wallet currency chosen: EUR');
    expect(page.provider.requests).toHaveLength(0);
    expect(page.events).toContainEqual({
      name: 'toast-requested',
      payload: expect.objectContaining({ kind: 'info', message: expect.stringContaining('Nothing was changed') }),
    });
    log.mockRestore();
  });

  test.each(['Cancel', 'Close'])('%s saves nothing, and the next time USD is picked again', async (name) => {
    const page = setUp();
    const dialog = await openDialog(page);
    await page.user.click(dialog.getByRole('radio', { name: 'EUR Euro' }));
    await page.user.click(dialog.getByRole('button', { name }));
    expect(page.events).toEqual([]);
    expect((await openDialog(page)).getByRole('radio', { name: 'USD US Dollar' })).toBeChecked();
  });
});
