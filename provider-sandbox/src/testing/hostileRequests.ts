import { type CallId, calls, stringifyJson, tryParseJson } from '@tessera/shared-contracts/api/schema';
import {
  addAddress,
  bet,
  bets,
  cancelWithdrawal,
  closeAccount,
  findDeposit,
  keepLimit,
  markNoticesRead,
  moveIntoVault,
  moveOutOfVault,
  playAgain,
  readAddresses,
  readBreak,
  readLimits,
  readNotices,
  readOwnPlay,
  readVault,
  removeAddress,
  returnHeld,
  reviewLimits,
  rotateSeeds,
  seedPairBets,
  seedPairs,
  setBookOnly,
  setLimit,
  statement,
  takeBreak,
  transactionDetail,
} from '@tessera/shared-contracts/extensions/schema';
import fc from 'fast-check';
import { type Client, createClient, type Player, type Sending, testAddress } from './client';
import { openDice, openGame, stakeBody } from './games';
import { hostileBodies, hostileHeaders, hostileParts, hostileTargets, hostileValues } from './hostileInputs';
import { type RawAnswer, type RawRequest, sendRaw } from './rawRequest';
import { type SandboxProcess, startSandboxProcess } from './sandboxProcess';
import { successfulCalls } from './successfulCalls';

const site = 'http://localhost:3000';
const requestsAtOnce = 16;

/** A request that would succeed, to be made invalid in one place at a time. */
interface Route {
  readonly method: string;
  /** With a `{name}` for each parameter. */
  readonly path: string;
  readonly sending: Sending;
}

/**
 * Tests invalid requests: they never cause a 5xx, always get a message, and never end the process.
 *
 * @param readEnv the database's settings, known once the file's own `beforeAll` ran
 */
export function describeHostileRequests(readEnv: () => Readonly<Record<string, string>>): void {
  // Thousands of requests, some of which hash a password.
  jest.setTimeout(600_000);
  let sandbox: SandboxProcess;
  let client: Client;
  let routes: readonly Route[];

  beforeAll(async () => {
    sandbox = await startSandboxProcess(readEnv());
    client = createClient(sandbox.url);
    const player = await client.register('1');
    routes = [
      ...(await readCallRoutes(client, player)),
      ...(await readPlayRoutes(client, player)),
      ...readBetRoutes(player),
      ...readLimitRoutes(player),
    ];
  });
  afterAll(() => sandbox?.stop());
  afterEach(async () => {
    expect((await client.send('GET', '/health')).status).toBe(200);
    expect((await client.send('GET', '/__sandbox/ledger')).data).toMatchObject({
      unbalanced: [],
      overdrawn: [],
      misstated: [],
    });
  });

  /** Sends all requests and returns the ones with an answer that breaks these rules. */
  async function findBroken(requests: readonly RawRequest[]): Promise<string[]> {
    const left = [...requests];
    const broken: string[] = [];
    const work = async () => {
      for (let request = left.pop(); request !== undefined; request = left.pop()) {
        const answer = await sendRaw(sandbox.url, request);
        if (!isLawful(request, answer)) broken.push(describeRequest(request, answer));
      }
    };
    await Promise.all(Array.from({ length: requestsAtOnce }, work));
    return broken;
  }

  test('invalid fields in every body', async () => {
    expect(await findBroken(routes.flatMap(spoilFields))).toEqual([]);
  });

  test('invalid bodies and headers of every call', async () => {
    expect(await findBroken(routes.flatMap(spoilBodies))).toEqual([]);
  });

  test('invalid paths and queries of every call', async () => {
    expect(await findBroken(routes.flatMap(spoilAddresses))).toEqual([]);
  });

  test('unusual request targets with every method', async () => {
    const methods = ['GET', 'POST', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'BREW'];
    const requests = methods.flatMap((method) => hostileTargets.map((target) => ({ method, target })));
    expect(await findBroken(requests)).toEqual([]);
  });

  test('arbitrary JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), fc.json({ stringUnit: 'binary' }), async (route, body) => {
        expect(await findBroken([{ ...writeRequest(route), body }])).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
}

async function readCallRoutes(client: Client, player: Player): Promise<Route[]> {
  const successes = successfulCalls(client, player, site);
  return Promise.all(
    (Object.keys(calls) as CallId[]).map(async (id) => ({ ...calls[id], sending: await successes[id]() })),
  );
}

async function readPlayRoutes(client: Client, player: Player): Promise<Route[]> {
  const token = await openDice(client, player);
  const automatic = await openGame(client, player, 'Automatic');
  const bet = { direction: 'over', target: 5_000 };
  const round = { key: 'hostile-round', game: 'dice', currency: 'BTC', stake: '0.00001', bet };
  return [
    { method: 'GET', path: '/play/api/state', sending: { token } },
    { method: 'POST', path: '/play/api/rounds', sending: { token, body: round } },
    {
      method: 'POST',
      path: '/play/api/seeds',
      sending: { token, body: { key: 'hostile-rotation', clientSeed: 'seed' } },
    },
    {
      method: 'POST',
      path: '/play/api/automatic/bets',
      sending: { token: automatic, body: stakeBody('Automatic', 'hostile-bet') },
    },
    { method: 'GET', path: '/play/api/automatic/bet', sending: { token: automatic } },
    { method: 'GET', path: '/play/api/seed-pairs?before=none', sending: { token } },
    { method: 'GET', path: '/play/api/seed-pairs/none/rounds?before=1', sending: { token } },
  ];
}

function readBetRoutes({ id, token, password }: Player): Route[] {
  const params = { userId: id, id: 'none', pairId: 'none', hash: 'none' };
  const search = { before: 'none' };
  const move = { currency: 'BTC', amount: '0.00001' };
  const entry = { name: 'Cold storage', currency: 'BTC', network: 'BTC', address: testAddress };
  return [
    { ...bets, sending: { token, params, search: { ...search, limit: '1' } } },
    { ...bet, sending: { token, params } },
    { ...statement, sending: { token, params, search: { from: '2025-11-01', to: '2025-11-30' } } },
    { ...transactionDetail, sending: { token, params } },
    { ...cancelWithdrawal, sending: { token, params } },
    { ...findDeposit, sending: { token, params } },
    { ...readNotices, sending: { token, params, search: { ...search, limit: '1' } } },
    { ...markNoticesRead, sending: { token, params, body: { upTo: 'none' } } },
    { ...readVault, sending: { token, params } },
    { ...moveIntoVault, sending: { token, params, body: move } },
    { ...moveOutOfVault, sending: { token, params, body: { ...move, proof: password } } },
    { ...readAddresses, sending: { token, params } },
    { ...addAddress, sending: { token, params, body: { ...entry, proof: password } } },
    { ...setBookOnly, sending: { token, params, body: { only: false, proof: password } } },
    { ...removeAddress, sending: { token, params } },
    { ...seedPairs, sending: { token, params, search } },
    { ...seedPairBets, sending: { token, params, search: { before: '1' } } },
    { ...rotateSeeds, sending: { token, params, body: { key: 'hostile-rotation', clientSeed: 'seed' } } },
  ];
}

/** None of them takes effect: the other requests need the player's session. */
function readLimitRoutes({ id, token, password }: Player): Route[] {
  const limit = { userId: id, kind: 'deposit', period: 'month' };
  const sending = { token, params: { userId: id, id: 'none' } };
  return [
    { ...readLimits, sending },
    { ...setLimit, sending: { token, params: limit, body: { amount: '1000000000' } } },
    { ...keepLimit, sending: { token, params: limit } },
    { ...returnHeld, sending },
    { ...readOwnPlay, sending },
    { ...reviewLimits, sending },
    { ...readBreak, sending },
    { ...takeBreak, sending: { ...sending, body: { length: '2d', proof: password } } },
    { ...playAgain, sending },
    { ...closeAccount, sending: { ...sending, body: { proof: password } } },
  ];
}

function writeRequest({ method, path, sending }: Route): RawRequest {
  const { params = {}, search = {}, token, body } = sending;
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return {
    method,
    target: `${target}?${new URLSearchParams(search)}`,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: stringifyJson(body) }),
  };
}

const fieldsOf = ({ sending }: Route) => Object.entries((sending.body ?? {}) as Record<string, unknown>);

const spoilFields = (route: Route): RawRequest[] =>
  fieldsOf(route).flatMap(([spoilt]) =>
    hostileValues.map((hostile) => {
      const fields = fieldsOf(route).map(
        ([name, value]) => `${stringifyJson(name)}:${name === spoilt ? hostile : stringifyJson(value)}`,
      );
      return { ...writeRequest(route), body: `{${fields.join(',')}}` };
    }),
  );

function spoilBodies(route: Route): RawRequest[] {
  const request = writeRequest(route);
  return [
    ...hostileBodies.map((body) => ({ ...request, body })),
    ...hostileHeaders.map((headers) => ({ ...request, headers: { ...request.headers, ...headers } })),
  ];
}

function spoilAddresses(route: Route): RawRequest[] {
  const request = writeRequest(route);
  const { params = {}, search = {} } = route.sending;
  return hostileParts.flatMap((part) => [
    ...Object.values(params).map((value) => ({ ...request, target: request.target.replace(value, () => part) })),
    ...Object.keys(search).map((name) => ({
      ...request,
      target: `${request.target.replace(/\?.*/, '')}?${name}=${part}`,
    })),
    { ...request, target: `${request.target}&currency=a&currency=${part}` },
    { ...request, target: `${request.target}&${part}=1&${part}` },
    { ...request, target: `${request.target.replace('?', `/${part}?`)}` },
  ]);
}

/** The answers to `HEAD` and to CORS preflights have no body. */
const hasNoBody = ({ method }: RawRequest) => method === 'HEAD' || method === 'OPTIONS';
/** The games' addresses are answered with pages. */
const isPage = ({ target }: RawRequest, body: string) => target.startsWith('/play/') && body.includes('<h1>');

function isLawful(request: RawRequest, { status, body }: RawAnswer): boolean {
  if (status >= 200 && status < 400) return true;
  if (status < 400 || status >= 500) return false;
  if (hasNoBody(request) || isPage(request, body)) return true;
  const isPasswordChange = request.target.split('?')[0] === calls.changePassword.path;
  const answer = tryParseJson(body) as Record<string, unknown> | undefined;
  return ['message', ...(isPasswordChange ? ['error'] : [])].every((field) => /\S/.test(String(answer?.[field] ?? '')));
}

const describeRequest = (request: RawRequest, { status, body }: RawAnswer) =>
  [
    `${request.method} ${request.target.slice(0, 120)}`,
    JSON.stringify(request.headers ?? {}).slice(0, 200),
    String(request.body ?? '').slice(0, 300),
    `→ ${status} ${body.slice(0, 200)}`,
  ].join(' | ');
