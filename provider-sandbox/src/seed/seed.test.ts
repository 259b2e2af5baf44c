import { rmSync } from 'node:fs';
import { createClient } from '../testing/client';
import { sandboxOfTests } from '../testing/ofTests';
import { copyStartedData, startSandboxProcess } from '../testing/sandboxProcess';
import { demoPlayer } from '.';

const registration = { ...demoPlayer, agreeTerms: true, agreeMarketing: false, referralCode: '' };

test('adds the players that older data lack, leaves those that they have, and sets a taken name aside', async () => {
  const folder = await copyStartedData();
  try {
    const older = await startSandboxProcess({ DATA_DIR: folder, SANDBOX_FRESH: '1', SEED: 'none' });
    const body = { ...registration, confirmPassword: registration.password };
    const own = (await createClient(older.url).call('register', { body })).read();
    const taken = { ...body, email: 'octavia@older.test', username: 'octavia' };
    await createClient(older.url).call('register', { body: taken });
    await older.stop();
    const newer = await startSandboxProcess({ DATA_DIR: folder });
    const client = createClient(newer.url);
    const sessionOf = (player: string) => client.send('POST', '/__sandbox/sessions', { body: { player } });
    expect((await sessionOf('two-factor-player')).data).toMatchObject({ user: { username: 'aurelia' } });
    expect((await sessionOf('other-player')).status).toBe(404);
    expect((await sessionOf('player')).data).toMatchObject({ user: { id: own.user?.id } });
    await newer.stop();
    await (await startSandboxProcess({ DATA_DIR: folder })).stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('the demo player', () => {
  const { client } = sandboxOfTests();

  test('has deposited as much by the limits as by the ledger', async () => {
    const { data } = await client.send('POST', '/__sandbox/sessions', { body: { player: 'player' } });
    const { token, user } = data as { token: string; user: { id: string } };
    const own = { params: { userId: user.id }, token };
    const { periods } = (await client.call('readOwnPlay', own)).read();
    const { limits } = (await client.call('readLimits', own)).read();
    const used = limits.readable.filter(({ kind }) => kind === 'deposit');
    expect(used.map(({ period, used }) => [period, used])).toEqual(
      periods.readable.slice(0, used.length).map(({ period, deposits }) => [period, deposits]),
    );
    expect(used.map(({ period }) => period)).toEqual(['day', 'week', 'month']);
  });
});
