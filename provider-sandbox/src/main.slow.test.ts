import { readdirSync, rmSync } from 'node:fs';
import { createClient } from './testing/client';
import { copyStartedData, startSandboxProcess } from './testing/sandboxProcess';
import { createTestMailServer } from './testing/smtpServer';

let folder: string;

beforeAll(async () => {
  folder = await copyStartedData();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('lists all invalid settings at once, including that it is a production server', async () => {
  const start = startSandboxProcess({
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: 'many',
    DATABASE_URL: 'mysql://x',
    ALLOWED_ORIGINS: 'localhost',
  });
  await expect(start).rejects.toThrow(/PORT.*\n.*DATABASE_URL.*\n.*ALLOWED_ORIGINS.*\n.*SANDBOX_ALLOW_PRODUCTION=1/);
});

test('refuses data that another process holds, names that process, and opens them once it has ended', async () => {
  const holder = await startSandboxProcess({ DATA_DIR: folder });
  const player = await createClient(holder.url).register();
  const addressBy = async (url: string) =>
    (
      await createClient(url).call('depositAddress', {
        params: { userId: player.id },
        token: player.token,
        search: { currency: 'XRP' },
      })
    ).read().payAddress;
  const address = await addressBy(holder.url);
  await expect(startSandboxProcess({ DATA_DIR: folder })).rejects.toThrow(
    new RegExp(`held by process ${holder.pid} on .+ since \\d{4}-`),
  );
  expect(await addressBy(holder.url)).toBe(address);
  await holder.kill();
  const heir = await startSandboxProcess({ DATA_DIR: folder });
  // Session and address survive the restart.
  expect(await addressBy(heir.url)).toBe(address);
  await heir.stop();
});

test('starts with deleted data when configured to, and as a production server too', async () => {
  const fresh = await startSandboxProcess({
    NODE_ENV: 'production',
    SANDBOX_ALLOW_PRODUCTION: '1',
    DATA_DIR: folder,
    SANDBOX_FRESH: '1',
    SEED: 'none',
  });
  const body = { email: 'player@tessera.test', password: 'Tessera2026!' };
  const login = await createClient(fresh.url).call('login', { body });
  expect(await fresh.stop()).toBe(0);
  expect(login.status).toBe(401);
  // The database was usable, so it was not moved aside.
  expect(readdirSync(folder).filter((name) => name.includes('broken'))).toEqual([]);
});

test('sends mail by SMTP if a server is configured', async () => {
  const mailServer = await createTestMailServer();
  await mailServer.accept();
  const sandbox = await startSandboxProcess({ SMTP_URL: mailServer.url });
  const client = createClient(sandbox.url);
  const player = await client.register();
  await client.call('sendOtp', { body: { email: player.email } });
  const mail = await mailServer.arrival(() => true);
  const otp = Number(/\d{6}/.exec(mail.text ?? '')?.[0]);
  const verified = await client.call('verifyEmail', { body: { email: player.email, otp } });
  await sandbox.stop();
  await mailServer.stop();
  expect(mail.to).toMatchObject({ text: player.email });
  expect(verified.status).toBe(200);
});

test('a crash is reported without the values of an error of the database', async () => {
  // The stack names this script, so the value is not in it.
  const crash = `process.once('SIGUSR2', () => {
    const value = ['ju', 'lia'].join('');
    const fields = { severity: 'ERROR', code: '22P02', detail: value, params: [value] };
    Promise.reject(Object.assign(new Error(value), fields));
  })`;
  const sandbox = await startSandboxProcess({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(crash)}`,
  });
  process.kill(sandbox.pid, 'SIGUSR2');
  expect(await sandbox.ended).toBe(1);
  expect(sandbox.written()).toContain('The sandbox has crashed.');
  expect(sandbox.written()).toContain('database error 22P02');
  expect(sandbox.written()).not.toContain('julia');
});
