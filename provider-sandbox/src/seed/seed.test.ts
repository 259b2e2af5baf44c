import { rmSync } from 'node:fs';
import { createClient } from '../testing/client';
import { copyStartedData, startSandboxProcess } from '../testing/sandboxProcess';
import { demoPlayer } from '.';

const registration = { ...demoPlayer, agreeTerms: true, agreeMarketing: false, referralCode: '' };

test('adds the players that older data lack, and leaves those that they have', async () => {
  const folder = await copyStartedData();
  try {
    const older = await startSandboxProcess({ DATA_DIR: folder, SANDBOX_FRESH: '1', SEED: 'none' });
    const body = { ...registration, confirmPassword: registration.password };
    const own = (await createClient(older.url).call('register', { body })).read();
    await older.stop();
    const newer = await startSandboxProcess({ DATA_DIR: folder });
    const client = createClient(newer.url);
    const sessionOf = (player: string) => client.send('POST', '/__sandbox/sessions', { body: { player } });
    expect((await sessionOf('two-factor-player')).data).toMatchObject({ user: { username: 'aurelia' } });
    expect((await sessionOf('other-player')).data).toMatchObject({ user: { username: 'octavia' } });
    expect((await sessionOf('player')).data).toMatchObject({ user: { id: own.user?.id } });
    await newer.stop();
    await (await startSandboxProcess({ DATA_DIR: folder })).stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
