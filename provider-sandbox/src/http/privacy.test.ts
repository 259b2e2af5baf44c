import { calls } from '@tessera/shared-contracts/api/schema';
import type { Player } from '../testing/client';
import { diceUuid } from '../testing/games';
import { sandboxOfTests } from '../testing/ofTests';
import { describeError } from './logging';

const site = 'https://tessera.test';
const publicHost = { 'x-forwarded-host': 'api.tessera.test' };
let player: Player;

const { sandbox, client } = sandboxOfTests({
  ALLOWED_ORIGINS: site,
  PUBLIC_ORIGINS: 'https://api.tessera.test',
  TRUSTED_PROXIES: 'loopback',
  LOG_LEVEL: 'info',
});
beforeAll(async () => {
  player = await client.register();
});

const logIn = (headers: Record<string, string> = {}) =>
  client.call('login', { body: { email: player.email, password: player.password }, headers });
const profile = (cookie: string, headers: Record<string, string> = {}) =>
  client.call('profile', { params: { userId: player.id }, cookie, headers });

describe('an answer', () => {
  test.each([
    ['of a call', 'GET', calls.coins.path, {}],
    ['of a player', 'GET', '/auth-service/api/auth/profile/nobody', {}],
    ['that is a refusal', 'POST', calls.login.path, {}],
    ['to a foreign page', 'GET', calls.coins.path, { origin: 'https://elsewhere.test' }],
    ['to a CORS preflight', 'OPTIONS', calls.login.path, { origin: site }],
    ['of an unknown path', 'GET', '/nowhere', {}],
    ['of a game', 'GET', '/play/api/state', {}],
    ['that is a page', 'GET', '/play/dice?session=none', {}],
  ])('%s is neither cached nor sniffed', async (_, method, path, headers) => {
    const answer = await client.send(method, path, { headers: headers as Record<string, string> });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('that is a file may be cached', async () => {
    const answer = await fetch(`${sandbox.url}/assets/styles/base.css`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the session’s cookie', () => {
  test('is bound to its host on a secure origin, and no other name is read there', async () => {
    const cookie = (await logIn(publicHost)).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^__Host-tessera_sandbox_session=[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const [pair = ''] = cookie.split(';');
    expect((await profile(pair, publicHost)).status).toBe(200);
    expect((await profile(pair.replace('__Host-', ''), publicHost)).status).toBe(401);
  });

  test('has a plain name where browsers would not accept the other', async () => {
    const cookie = (await logIn()).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(new RegExp(`^tessera_sandbox_session_${new URL(sandbox.url).port}=`));
    expect(cookie).not.toContain('Secure');
    expect((await profile(cookie.split(';')[0] ?? '')).status).toBe(200);
  });
});

describe('the log', () => {
  test('contains the request’s path and no token', async () => {
    const body = { device: 'desktop', language: 'en', return_url: `${site}/game-return` };
    const opened = await client.call('initDemoGame', { params: { uuid: diceUuid }, body });
    const { pathname, search, searchParams } = new URL(opened.read().data?.url ?? '');
    const token = searchParams.get('session') ?? '';
    expect((await client.send('GET', pathname + search)).status).toBe(200);
    expect((await client.send('GET', `/nowhere${search}`)).status).toBe(404);
    expect((await client.send('GET', '/play/api/state', { token })).status).toBe(200);
    const written = () => sandbox.written();
    while (!written().includes('/play/api/state')) await new Promise((done) => setTimeout(done, 20));
    expect(written()).toContain('"url":"/play/dice"');
    expect(written()).toContain('"url":"/nowhere"');
    for (const secret of [token, player.token, player.password]) expect(written()).not.toContain(secret);
  });

  test('contains a database error without the parameters of its statement', () => {
    const given = { code: '22P02', severity: 'ERROR', params: ['secret'], detail: '(secret)', query: 'secret' };
    const error = Object.assign(new Error('invalid input: "secret"'), given);
    error.stack = 'Error: invalid input: "secret"\n    at query';
    expect(describeError(error)).toEqual({
      type: 'DatabaseError',
      message: 'database error 22P02',
      stack: '    at query',
      code: '22P02',
    });
  });

  test('contains other errors whole, and what was thrown instead of one', () => {
    const error = new TypeError('no function');
    expect(describeError(error)).toMatchObject({ type: 'TypeError', message: 'no function', stack: error.stack });
    expect(describeError('gone')).toMatchObject({ type: 'string', message: 'gone' });
  });
});
