import type { ParsedMail } from 'mailparser';
import { Secret, TOTP } from 'otpauth';
import type { Pool } from 'pg';
import { type Client, createClient, type Player } from '../testing/client';
import { connectTo, type PostgresServer, startPostgres } from '../testing/postgresServer';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandboxProcess';
import { createTestMailServer, type TestMailServer } from '../testing/smtpServer';

let server: PostgresServer;
let database: Pool;
let mailServer: TestMailServer;
let running: SandboxProcess[] = [];

beforeAll(async () => {
  server = await startPostgres();
  database = connectTo(server);
});
afterAll(async () => {
  await database?.end();
  await server?.stop();
});
beforeEach(async () => {
  mailServer = await createTestMailServer();
});
afterEach(async () => {
  await Promise.all(running.map((sandbox) => sandbox.stop()));
  running = [];
  await mailServer.stop();
});

async function start(): Promise<SandboxProcess> {
  const sandbox = await startSandboxProcess({
    DATABASE_URL: server.url,
    DATA_DIR: 'memory://',
    SEED: 'none',
    SANDBOX_SECRET: 'a secret of more than 32 characters',
    SMTP_URL: mailServer.url,
  });
  running.push(sandbox);
  return sandbox;
}
const toOf = ({ to }: ParsedMail) => (Array.isArray(to) ? to : to === undefined ? [] : [to]).map(({ text }) => text)[0];
const isTo =
  (address: string, subject: RegExp) =>
  (mail: ParsedMail): boolean =>
    toOf(mail) === address && subject.test(mail.subject ?? '');
const codeIn = (mail: ParsedMail) => /\d{6}/.exec(mail.subject ?? '')?.[0] ?? '';
const readOutbox = async () =>
  (await database.query<{ sealed: string; attempts: number; failed_at: Date | null }>('select * from outbox')).rows;
/** Polls for a state of the database. */
async function until(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) await new Promise((done) => setTimeout(done, 20));
}

const changed = 'Ostia@Harbor1';

/** Makes every call that mails, and expects each to be answered as usual. */
async function callAll(client: Client, player: Player) {
  const logIn = (password: string) => client.call('login', { body: { email: player.email, password } });
  expect((await logIn(player.password)).status).toBe(200);
  const change = await client.call('changePassword', {
    token: player.token,
    body: { username: player.username, oldPassword: player.password, newPassword: changed },
  });
  expect(change.status).toBe(200);
  const own = { token: player.token };
  const setUp = await client.call('enableTwoFactor', { ...own, body: { userId: player.id, proof: changed } });
  const { secret } = setUp.read();
  const token = Number(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  const verified = await client.call('verifyTwoFactor', { ...own, body: { userId: player.id, token } });
  expect(verified.read().recoveryCodes).toHaveLength(10);
  expect((await client.call('sendOtp', { body: { email: player.email } })).status).toBe(200);
  const [known, unknown] = [
    await client.call('forgotPassword', { body: { email: player.email } }),
    await client.call('forgotPassword', { body: { email: 'nobody@tessera.test' } }),
  ];
  expect([known.status, known.text]).toEqual([200, unknown.text]);
  return logIn(changed);
}
const subjects = [
  /New login/,
  /password was changed/,
  /Two-Factor Authentication is on/,
  /verification code/,
  /resets your password/,
];

describe.each([
  ['refuses connections', (mail: TestMailServer) => mail.stop()],
  ['does not answer', (mail: TestMailServer) => mail.hang()],
  ['refuses all mail', (mail: TestMailServer) => mail.refuseAll()],
])('a mail server that %s', (_, fail) => {
  test('delays no answer, and all mail arrives once it is back, after a restart too', async () => {
    await fail(mailServer);
    const sandbox = await start();
    const client = createClient(sandbox.url);
    const player = await client.register();
    const before = performance.now();
    expect((await callAll(client, player)).read()).toMatchObject({ twoFactorRequired: true });
    // Waiting for the mail server would take 10 seconds for each of five mails.
    expect(performance.now() - before).toBeLessThan(10_000);
    expect(await readOutbox()).toHaveLength(subjects.length);
    expect(await sandbox.stop()).toBe(0);
    running = [];
    await mailServer.accept();
    const next = createClient((await start()).url);
    const mails = await Promise.all(subjects.map((subject) => mailServer.arrival(isTo(player.email, subject))));
    const reset = await next.call('resetPassword', {
      body: { email: player.email, code: codeIn(mails[4] as ParsedMail), newPassword: 'Roma@Tiber12' },
    });
    expect(reset.status).toBe(200);
    await until(async () => (await readOutbox()).length === 0);
    expect(mailServer.received.filter((mail) => toOf(mail) === player.email)).toHaveLength(subjects.length + 1);
  });
});

test('a mail that was refused is sent again by the same process, and is encrypted until then', async () => {
  const client = createClient((await start()).url);
  const player = await client.register();
  await client.call('sendOtp', { body: { email: player.email } });
  await until(async () => (await readOutbox()).some(({ attempts }) => attempts > 0));
  const [{ sealed } = { sealed: '' }] = await readOutbox();
  await mailServer.accept();
  const mail = await mailServer.arrival(isTo(player.email, /verification code/));
  for (const text of [sealed, Buffer.from(sealed, 'base64').toString('latin1')]) {
    expect(text).not.toContain(codeIn(mail));
    expect(text).not.toContain(player.email);
  }
});

test('a mail that cannot be sent is set aside and reported without its recipient, and the others are sent', async () => {
  const sandbox = await start();
  const client = createClient(sandbox.url);
  const [poisoned, player] = [await client.register(), await client.register()];
  await mailServer.accept(poisoned.email);
  await database.query(
    `insert into outbox (id, sealed, due_at, expires_at) values ('forged', 'AAAA', now() - interval '1 minute', now() + interval '1 hour')`,
  );
  await client.call('sendOtp', { body: { email: poisoned.email } });
  await client.call('sendOtp', { body: { email: player.email } });
  await mailServer.arrival(isTo(player.email, /verification code/));
  await until(async () => (await readOutbox()).some(({ failed_at }) => failed_at !== null));
  expect(sandbox.written()).toContain('"responseCode":550');
  expect(sandbox.written()).toContain('set aside');
  expect(sandbox.written()).not.toContain(poisoned.email);
  await database.query('delete from outbox');
});

test('several processes send each mail once, and expired mail is not sent', async () => {
  const sandboxes = [await start(), await start(), await start()];
  const clients = sandboxes.map(({ url }) => createClient(url));
  const players = await Promise.all(Array.from({ length: 12 }, () => (clients[0] as Client).register()));
  const send = (email: string, index: number) => clients[index % 3]?.call('sendOtp', { body: { email } });
  const [late, ...inTime] = players.map(({ email }) => email);
  await send(late ?? '', 0);
  await database.query("update outbox set expires_at = now() - interval '1 second'");
  await Promise.all(inTime.map(send));
  await mailServer.accept();
  await Promise.all(inTime.map((email) => mailServer.arrival(isTo(email, /verification code/))));
  await until(async () => (await readOutbox()).length === 0);
  expect(mailServer.received.map(toOf).sort()).toEqual(inTime.sort());
});

test('mail that expires by a clock that jumped is sent once the clock is right', async () => {
  const client = createClient((await start()).url);
  const [player, other] = [await client.register(), await client.register()];
  await database.query("update cleaning_clock set trusted_at = now() - interval '2 days'");
  await client.call('sendOtp', { body: { email: player.email } });
  await database.query("update outbox set expires_at = now() - interval '1 second'");
  await client.call('sendOtp', { body: { email: other.email } });
  await mailServer.accept();
  await mailServer.arrival(isTo(other.email, /verification code/));
  await database.query("update outbox set expires_at = now() + interval '1 minute', due_at = now()");
  await mailServer.arrival(isTo(player.email, /verification code/));
});
