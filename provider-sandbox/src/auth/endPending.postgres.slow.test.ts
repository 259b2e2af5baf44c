import { Secret, TOTP } from 'otpauth';
import { createAuthenticator } from '../testing/authenticator';
import { type Player, testAddress } from '../testing/client';
import { postgresSandboxOfTests } from '../testing/postgresSandbox';

const site = 'http://localhost:3000';
const changed = 'Ostia@Harbor1';
const payment = { currency: 'BTC', amount: 0.1, address: testAddress };

const { client } = postgresSandboxOfTests({ SITE_ORIGINS: site, SANDBOX_SECURITY_HOLD_MS: '0' });

interface Account extends Player {
  /** Empty without a second factor. */
  readonly recoveryCodes: readonly string[];
  readonly passkeyId: string;
}

const own = ({ id, token }: Player) => ({ params: { userId: id }, token, headers: { origin: site } });
const codeOf = (secret: string) => Number(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
const mailedTo = async ({ email }: Player) => (await client.newestMail(email)).code;
const isDone = async (answer: Promise<{ readonly status: number }>) => (await answer).status === 200;

const beginTwoFactor = async (player: Player) =>
  (await client.call('enableTwoFactor', { ...own(player), body: { userId: player.id, proof: player.password } })).read()
    .secret;
const verifyTwoFactor = (player: Player, secret: string) =>
  client.call('verifyTwoFactor', { ...own(player), body: { userId: player.id, token: codeOf(secret) } });
const beginPasskey = async (player: Player) =>
  (await client.call('beginPasskey', { ...own(player), body: { proof: player.password } })).read().challenge;
const addPasskey = (player: Player, challenge: string) => {
  const credential = createAuthenticator().create({ challenge, origin: site });
  return client.call('addPasskey', { ...own(player), body: { name: '', credential } });
};
async function mailResetCode({ email }: Player): Promise<string> {
  await client.call('forgotPassword', { body: { email } });
  return (await client.newestMail(email)).code;
}
const reset = ({ email }: Player, code: string) =>
  client.call('resetPassword', { body: { email, code, newPassword: changed } });

/** What can be begun: each returns what completes it, and whether that succeeded. */
const pending: Readonly<Record<string, (account: Account) => Promise<() => Promise<boolean>>>> = {
  'a reset code': async (account) => {
    const code = await mailResetCode(account);
    return () => isDone(reset(account, code));
  },
  'a code for the address': async (account) => {
    await client.call('sendOtp', { token: account.token, body: { email: account.email } });
    const otp = Number(await mailedTo(account));
    return () => isDone(client.call('verifyEmail', { body: { email: account.email, otp } }));
  },
  'a withdrawal’s code': async (account) => {
    await client.fund(account, 'BTC', '1');
    const { requestId } = (await client.call('withdrawOtp', { ...own(account), body: payment })).read();
    const body = { requestId, otp: await mailedTo(account), token: account.recoveryCodes[0] ?? '' };
    return () => isDone(client.call('verifyOtp', { ...own(account), body }));
  },
  'a verified withdrawal': async (account) => {
    await client.fund(account, 'BTC', '1');
    const { requestId } = (await client.call('withdrawOtp', { ...own(account), body: payment })).read();
    const body = { requestId, otp: await mailedTo(account), token: account.recoveryCodes[0] ?? '' };
    expect((await client.call('verifyOtp', { ...own(account), body })).status).toBe(200);
    return () => isDone(client.call('withdraw', { ...own(account), body: payment }));
  },
  'a login that waits for the second factor': async ({ email, password, recoveryCodes }) => {
    const { challengeId = '' } = (await client.call('login', { body: { email, password } })).read();
    return () => isDone(client.call('verifyLogin', { body: { challengeId, token: recoveryCodes[1] ?? '' } }));
  },
  'the set-up of a second factor': async (account) => {
    const secret = await beginTwoFactor(account);
    return () => isDone(verifyTwoFactor(account, secret));
  },
  'the addition of a passkey': async (account) => {
    const challenge = await beginPasskey(account);
    return () => isDone(addPasskey(account, challenge));
  },
};

/** Changes of the ways to log in. */
const changes: Readonly<Record<string, (account: Account) => Promise<{ readonly status: number }>>> = {
  'a changed password': (account) => {
    const body = { username: account.username, oldPassword: account.password, newPassword: changed };
    return client.call('changePassword', { token: account.token, body });
  },
  'a password reset by mail': async (account) => reset(account, await mailResetCode(account)),
  'a second factor switched on': async (account) => verifyTwoFactor(account, await beginTwoFactor(account)),
  'a second factor switched off': (account) => {
    const body = { token: account.recoveryCodes[2] ?? '', proof: account.password };
    return client.call('disableTwoFactor', { ...own(account), body });
  },
  'new recovery codes': (account) => {
    const body = { token: account.recoveryCodes[2] ?? '', proof: account.password };
    return client.call('newRecoveryCodes', { ...own(account), body });
  },
  'an added passkey': async (account) => addPasskey(account, await beginPasskey(account)),
  'a removed passkey': (account) => {
    const params = { userId: account.id, id: account.passkeyId };
    return client.call('removePasskey', { ...own(account), params, body: { proof: account.password } });
  },
};

/** Whether a player has a second factor beforehand; undefined if either will do. */
const isEnrolledFor: Readonly<Record<string, boolean>> = {
  'a login that waits for the second factor': true,
  'the set-up of a second factor': false,
  'a second factor switched on': false,
  'a second factor switched off': true,
  'new recovery codes': true,
};
const rows = Object.keys(changes).flatMap((change) =>
  Object.keys(pending).flatMap((begun) => {
    const [needed = isEnrolledFor[begun] ?? false, other = needed] = [isEnrolledFor[change], isEnrolledFor[begun]];
    return needed === other ? [[change, begun, needed] as const] : [];
  }),
);

async function open(isEnrolled: boolean): Promise<Account> {
  const player = await client.register();
  const passkey = await addPasskey(player, await beginPasskey(player));
  const enrolled = isEnrolled ? await verifyTwoFactor(player, await beginTwoFactor(player)) : undefined;
  return { ...player, passkeyId: passkey.read().id, recoveryCodes: enrolled?.read().recoveryCodes ?? [] };
}

test.each(rows)('%s ends %s', async (change, begun, isEnrolled) => {
  const account = await open(isEnrolled);
  const complete = await pending[begun]?.(account);
  expect((await changes[change]?.(account))?.status).toBe(200);
  expect(await complete?.()).toBe(false);
});

test.each(Object.keys(pending))('without a change, %s is completed', async (begun) => {
  const complete = await pending[begun]?.(await open(isEnrolledFor[begun] ?? false));
  expect(await complete?.()).toBe(true);
});
