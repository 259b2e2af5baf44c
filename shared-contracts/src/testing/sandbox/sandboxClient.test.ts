import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request, withdraw } from '../../api';
import { aLoginAnswer } from '../builders';
import { type SandboxClient, SandboxError, sandboxClient } from '.';

interface Seen {
  readonly line: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

let server: Server;
let client: SandboxClient;
let seen: Seen[];
let answers: Record<string, (() => unknown) | undefined>;

beforeAll(async () => {
  server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const line = `${incoming.method} ${incoming.url}`;
    seen.push({ line, authorization: incoming.headers.authorization, body: Buffer.concat(chunks).toString('utf8') });
    const answer = answers[line];
    response.statusCode = answer ? 200 : 404;
    response.end(JSON.stringify(answer?.() ?? { message: 'Not here' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = sandboxClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  seen = [];
  answers = {};
});

test('registers a new player and logs in', async () => {
  answers = {
    'POST /auth-service/api/auth/register': () => ({ message: 'Account created successfully!' }),
    'POST /auth-service/api/auth/login': () => aLoginAnswer(),
  };
  const first = await client.registerPlayer();
  const { session } = await client.registerPlayer({ username: 'livia' });
  expect(session.token).toBe('token-of-marcella');
  const [registration, login, second] = seen.map(({ body }) => JSON.parse(body));
  expect(registration).toMatchObject({ password: first.password, confirmPassword: first.password, agreeTerms: true });
  expect(login).toEqual({ email: registration.email, password: registration.password });
  expect(second.username).toBe('livia');
  expect(second.email).not.toBe(registration.email);
});

test('makes calls as a player, amounts as JSON numbers', async () => {
  answers = { 'POST /wallet-service/api/wallet/u1/withdraw': () => ({ message: 'Done' }) };
  const body = { currency: 'BTC', amount: '0.10', address: 'tb1q' };
  expect(await client.call(request(withdraw, { params: { userId: 'u1' }, body }), 'token')).toEqual({
    message: 'Done',
  });
  expect(seen[0]).toMatchObject({ authorization: 'Bearer token', body: expect.stringContaining('"amount":0.10') });
});

test('waits for a code that is not sent yet', async () => {
  let asked = 0;
  const mail = { to: 'm@x.example', subject: 'Code', text: 'Your code', sentAt: '2025-11-20T18:42:00.000Z' };
  answers = {
    'GET /__sandbox/mail?to=m%40x.example': () => {
      asked += 1;
      const codes = ['111111', '905173'];
      return (asked < 3 ? codes : ['482619', ...codes]).map((code) => ({ ...mail, code }));
    },
  };
  expect(await client.newestCode('m@x.example', { after: '111111' })).toBe('482619');
});

test('controls deposits, blocks and faults, and reads the ledger', async () => {
  answers = {
    'POST /__sandbox/deposits': () => ({ id: 't1' }),
    'POST /__sandbox/blocks': () => ({ height: 7 }),
    'POST /__sandbox/faults': () => ({ id: 'fault-1' }),
    'GET /__sandbox/faults': () => [{ id: 'fault-1', used: 1 }],
    'DELETE /__sandbox/faults': () => ({ message: 'None' }),
    'GET /__sandbox/users/u1/ledger': () => ({ entries: [], sums: { BTC: '0.10000000' } }),
  };
  expect(await client.deposit({ userId: 'u1', currency: 'BTC', amount: '0.1' })).toBe('t1');
  expect(await client.mineBlocks(2)).toBe(7);
  await client.setFault({ path: '/wallet-service/api/wallet/*', drop: 'after', times: 1 });
  expect(await client.faultUses()).toEqual([1]);
  await client.clearFaults();
  expect((await client.ledger('u1')).sums).toEqual({ BTC: '0.10000000' });
  expect(seen.map(({ body }) => body)).toEqual([
    '{"userId":"u1","currency":"BTC","amount":"0.1"}',
    '{"count":2}',
    '{"path":"/wallet-service/api/wallet/*","drop":"after","times":1}',
    '',
    '',
    '',
  ]);
});

test('opens tabs, puts them into states and signs players in', async () => {
  answers = {
    'POST /__sandbox/tabs': () => ({ origin: 'http://localhost:41234' }),
    'DELETE /__sandbox/tabs/41234': () => ({ message: 'Closed' }),
    'PUT /__sandbox/state': () => ({ message: 'Done' }),
    'POST /__sandbox/sessions': () => aLoginAnswer(),
    'GET /__sandbox/users/u1/authenticator': () => [{ code: '123456' }],
  };
  const tab = await client.openTab();
  expect(tab).toBe('http://localhost:41234');
  await client.setState({ data: 'empty', clock: 'frozen' });
  expect((await client.openSession('other-player')).token).toBe('token-of-marcella');
  expect(await client.authenticatorCode('u1')).toBe('123456');
  await client.closeTab(tab);
  expect(seen.map(({ body }) => body)).toEqual([
    '',
    '{"data":"empty","clock":"frozen"}',
    '{"player":"other-player"}',
    '',
    '',
  ]);
});

test('reports what the sandbox refused', async () => {
  const refused = client.ledger('nobody');
  await expect(refused).rejects.toBeInstanceOf(SandboxError);
  await expect(refused).rejects.toMatchObject({ status: 404, body: { message: 'Not here' } });
});
