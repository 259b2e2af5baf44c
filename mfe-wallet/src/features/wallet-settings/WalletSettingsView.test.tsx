import { recordEvents, stubProvider } from '@tessera/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { renderWallet } from '../../testing/renderWallet';
import { selectDisplaySettings } from '../display-settings/displaySettings.slice';
import { WalletSettingsView } from './WalletSettingsView';

function setUp() {
  const provider = stubProvider();
  const page = renderWallet(<WalletSettingsView />);
  return { ...page, provider, events: recordEvents() };
}
const openDialog = async ({ user }: ReturnType<typeof setUp>) => {
  await user.click(screen.getByRole('button', { name: 'Change currency' }));
  return within(screen.getByRole('dialog', { name: 'Wallet Settings' }));
};

test('both switches start as specified and apply at once', async () => {
  const { user, store } = setUp();
  const zero = screen.getByRole('switch', { name: 'Hide Zero Balances' });
  const fiat = screen.getByRole('switch', { name: 'Display Crypto in Fiat' });
  expect(zero).not.toBeChecked();
  expect(fiat).toBeChecked();
  await user.click(zero);
  await user.click(fiat);
  expect(selectDisplaySettings(store.getState())).toMatchObject({ isZeroHidden: true, isFiatShown: false });
});

test('offers 24 currencies, and says that only USD has values', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('combobox', { name: 'Display currency' }));
  const options = screen.getAllByRole('option');
  expect(options).toHaveLength(24);
  expect(options.filter((option) => !option.textContent?.includes('No rates yet'))).toEqual([
    screen.getByRole('option', { name: /USD/ }),
  ]);
  await user.click(screen.getByRole('option', { name: /JPY/ }));
  expect(screen.getByRole('status')).toHaveTextContent('There are no rates for JPY yet. Values stay in USD.');
  await user.click(screen.getByRole('combobox', { name: 'Display currency' }));
  await user.click(screen.getByRole('option', { name: /USD/ }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

describe('the Wallet Settings dialog', () => {
  test('offers six currencies with USD picked, and warns', async () => {
    const dialog = await openDialog(setUp());
    expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'AUD',
      'BRL',
      'CAD',
      'EUR',
      'GBP',
      'USD',
    ]);
    expect(dialog.getByRole('radio', { name: 'USD US Dollar' })).toBeChecked();
    expect(dialog.getByText(/^By switching currencies, your balance will be fully converted/)).toBeVisible();
  });

  test('saving closes it, logs the choice, sends no request and says that nothing was changed', async () => {
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
