import {
  errorReply,
  heldBack,
  renderWithPage,
  type StubHandlers,
  silence,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import AuthDialog from '../../expose/AuthDialog';

function Host({ initialTab = 'forgot' }: { readonly initialTab?: 'login' | 'forgot' }) {
  const [tab, setTab] = useState<'login' | 'register' | 'forgot'>(initialTab);
  return <AuthDialog tab={tab} onTabChange={setTab} onClose={() => undefined} />;
}

afterEach(() => sessionStorage.clear());

/** Says to whom the code was sent. */
const line = () => screen.getByText(/(mailed|sent) to/).parentElement?.textContent;

const strong = 'Tessellate2!';

async function open(
  handlers: StubHandlers = {},
  email = ' marcella@tessera.example ',
  extensions: readonly string[] = ['recovery'],
) {
  const provider = stubProvider({ forgotPassword: {}, ...handlers });
  const page = renderWithPage(<Host />, { siteConfig: { providerExtensions: [...extensions] } });
  await page.user.click(screen.getByLabelText('Email'));
  if (email !== '') await page.user.paste(email);
  await page.user.keyboard('{Enter}');
  return { ...page, provider };
}

/** Continues to the form for the new password, and sends it. */
async function reset(
  handlers: StubHandlers,
  texts: readonly [code: string, password: string, confirmation: string],
  extensions?: readonly string[],
) {
  const page = await open(handlers, undefined, extensions);
  await screen.findByLabelText('Code from the mail');
  for (const [index, label] of ['Code from the mail', 'New password', 'Confirm password'].entries()) {
    await page.user.click(screen.getByLabelText(label));
    if (texts[index]) await page.user.paste(texts[index]);
  }
  await page.user.click(screen.getByRole('button', { name: 'Set new password' }));
  return page;
}

test('mails a code to the address, reveals nothing else, and asks for the code', async () => {
  const { provider } = await open();
  expect(await screen.findByLabelText('Code from the mail')).toHaveFocus();
  expect(provider.requestsOf('forgotPassword').map(({ body }) => body)).toEqual([
    { email: 'marcella@tessera.example' },
  ]);
  expect(line()).toBe('If there is an account with this address, a code was sent to marcella@tessera.example.');
  expect(document.querySelector('[autocomplete="username"]')).toHaveValue('marcella@tessera.example');
});

test('sets the new password and goes to login, which shows the server’s message', async () => {
  const { provider } = await reset({ resetPassword: { message: 'All set' } }, [' 048261 ', strong, strong]);
  expect(await screen.findByText('All set')).toBeVisible();
  expect(provider.requestsOf('resetPassword').map(({ body }) => body)).toEqual([
    { email: 'marcella@tessera.example', code: '048261', newPassword: strong },
  ]);
  expect(screen.getByLabelText('Email')).toHaveValue('marcella@tessera.example');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

const endNewFactors = /Also remove a second factor and passkeys/;

test.each(['two-factor', 'passkeys'])('with %s, factors of the last day are removed on request', async (name) => {
  const texts = ['482615', strong, strong] as const;
  const { user, provider } = await reset({ resetPassword: errorReply(500) }, texts, ['recovery', name]);
  await waitFor(() => expect(provider.requestsOf('resetPassword')).toHaveLength(1));
  expect(provider.requestsOf('resetPassword')[0]?.body).not.toHaveProperty('endNewFactors');
  expect(await screen.findByRole('checkbox', { name: endNewFactors })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: endNewFactors }));
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  await waitFor(() => expect(provider.requestsOf('resetPassword')).toHaveLength(2));
  expect(provider.requestsOf('resetPassword')[1]?.body).toMatchObject({ newPassword: strong, endNewFactors: true });
});

test('a provider without factors removes nothing', async () => {
  await reset({ resetPassword: silence() }, ['482615', strong, strong]);
  expect(screen.queryByRole('checkbox', { name: endNewFactors })).not.toBeInTheDocument();
});

const press = (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

test('asks for the code again after a reload, without a new mail, and keeps no password', async () => {
  const { provider, unmount } = await reset({ resetPassword: errorReply(500) }, ['482615', strong, strong]);
  await screen.findByRole('alert');
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(strong);
  renderWithPage(<Host />, { siteConfig: { providerExtensions: ['recovery'] } });
  expect(await screen.findByLabelText('Code from the mail')).toHaveFocus();
  expect(line()).toBe('If there is an account with this address, a code was sent to marcella@tessera.example.');
  expect(screen.getByLabelText('New password')).toHaveValue('');
  expect(provider.requestsOf('forgotPassword')).toHaveLength(1);
});

test('a code that is at hand needs the address, and no mail', async () => {
  const { provider, user } = await open({ resetPassword: {} }, 'marcella');
  await press(user, 'I have a code');
  expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
  await user.type(screen.getByLabelText('Email'), '@tessera.example');
  await press(user, 'I have a code');
  expect(await screen.findByLabelText('Code from the mail')).toHaveFocus();
  expect(line()).toBe('Enter the code that was mailed to marcella@tessera.example.');
  expect(provider.requests).toHaveLength(0);
});

test('the step is over after the reset', async () => {
  const { user } = await reset({ resetPassword: {} }, ['482615', strong, strong]);
  await screen.findByRole('dialog', { name: 'Welcome back' });
  await press(user, 'Forgot password?');
  expect(screen.getByRole('button', { name: 'Recover Account' })).toBeVisible();
});

describe('another code', () => {
  /** At the step of the code, which the page has not mailed. */
  async function haveCode(forgotPassword: NonNullable<StubHandlers['forgotPassword']>) {
    const page = await open({ forgotPassword }, 'marcella');
    await page.user.type(screen.getByLabelText('Email'), '@tessera.example');
    await press(page.user, 'I have a code');
    await page.user.type(await screen.findByLabelText('Code from the mail'), '482615');
    return page;
  }

  test('is sent to the same address, announced each time, and asked for', async () => {
    const { user, provider } = await haveCode({});
    const sent = 'If there is an account with this address, another code was sent to marcella@tessera.example.';
    await press(user, 'Send another code');
    await waitFor(() => expect(line()).toBe(sent));
    expect(screen.getByLabelText('Code from the mail')).toHaveFocus();
    expect(screen.getByLabelText('Code from the mail')).toHaveValue('');
    const announced = screen.getByText(/another code was sent/);
    await press(user, 'Send another code');
    await waitFor(() => expect(announced).not.toBeInTheDocument());
    expect(line()).toBe(sent);
    expect(provider.requestsOf('forgotPassword').map(({ body }) => body)).toEqual(
      Array(2).fill({ email: 'marcella@tessera.example' }),
    );
  });

  test('is sent once for repeated presses, and keeps the dialog open meanwhile', async () => {
    const { reply, release } = heldBack({});
    const { user, provider } = await haveCode(reply);
    await press(user, 'Send another code');
    await press(user, 'Sending...');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-disabled', 'true');
    release();
    await screen.findByText(/another code was sent/);
    expect(provider.requestsOf('forgotPassword')).toHaveLength(1);
  });

  test('that was not sent is reported, and the code stays', async () => {
    const { user } = await haveCode(errorReply(429, { message: 'Wait a minute' }));
    await press(user, 'Send another code');
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait a minute');
    expect(line()).toBe('Enter the code that was mailed to marcella@tessera.example.');
    expect(screen.getByLabelText('Code from the mail')).toHaveValue('482615');
  });
});

test('another address can be used', async () => {
  const { user, provider } = await open();
  await screen.findByLabelText('Code from the mail');
  await press(user, 'Use another address');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'julia@tessera.example{Enter}');
  await screen.findByLabelText('Code from the mail');
  expect(line()).toContain('julia@tessera.example');
  expect(provider.requestsOf('forgotPassword')[1]?.body).toEqual({ email: 'julia@tessera.example' });
});

test('asks for the code of its own address only', async () => {
  const { unmount } = await open();
  await screen.findByLabelText('Code from the mail');
  unmount();
  const { user } = renderWithPage(<Host initialTab="login" />, { siteConfig: { providerExtensions: ['recovery'] } });
  const type = async (email: string) => {
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), email);
  };
  await type('julia@tessera.example');
  await press(user, 'Forgot password?');
  expect(screen.getByLabelText('Email')).toHaveValue('julia@tessera.example');
  await type('marcella@tessera.example');
  expect(screen.getByRole('button', { name: 'Recover Account' })).toBeVisible();
});
