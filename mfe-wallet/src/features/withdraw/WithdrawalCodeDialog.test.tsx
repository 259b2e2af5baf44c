import { screen, within } from '@testing-library/react';
import { someAddress } from '../../testing/coins';
import {
  addressField,
  askForCode,
  codeDialog,
  codeField,
  confirm,
  confirmButton,
  setUp,
  submitButton,
} from '../../testing/withdrawPage';

describe('the code dialog', () => {
  test('shows who, how much and where to, and focuses the masked input', async () => {
    const { user } = setUp();
    await askForCode(user);
    const dialog = within(await codeDialog());
    expect(dialog.getByText('marcella')).toBeVisible();
    expect(dialog.getByText('marcella@tessera.example')).toBeVisible();
    expect(dialog.getByText(/BTC$/)).toHaveTextContent('0.02500000 BTC');
    expect(dialog.getByTitle(someAddress)).toHaveTextContent('tb1qrp…0sl5k7');
    expect(codeField()).toHaveFocus();
    expect(codeField()).toHaveAttribute('type', 'password');
    expect(codeField()).toHaveAttribute('placeholder', 'Enter PIN');
    expect(confirmButton()).toBeDisabled();
  });

  test('rejects a short code without a request', async () => {
    const { user, provider } = setUp();
    await askForCode(user);
    await confirm(user, '123');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid PIN');
    expect(codeField()).toHaveValue('123');
    expect(provider.requestsOf('verifyOtp')).toHaveLength(0);
  });

  test('accepts at most six characters and removes white space from a pasted code', async () => {
    const { user } = setUp();
    await askForCode(user);
    await user.type(codeField(), '12345678');
    expect(codeField()).toHaveValue('123456');
    await user.clear(codeField());
    await user.paste(' 482 619\n');
    expect(codeField()).toHaveValue('482619');
  });

  test('Forgot OTP? shows whom to ask', async () => {
    const { user } = setUp();
    await askForCode(user);
    await user.click(screen.getByRole('button', { name: 'Forgot OTP?' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please contact support to reset your PIN.');
  });

  test.each(['Escape', 'Cancel', 'Close'])('%s returns to the unchanged form', async (way) => {
    const { user, provider } = setUp();
    await askForCode(user);
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(within(await codeDialog()).getByRole('button', { name: way }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(addressField()).toHaveValue(someAddress);
    await user.click(submitButton());
    await codeDialog();
    expect(codeField()).toHaveValue('');
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(2);
  });
});
