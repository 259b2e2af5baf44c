import { type Client, createClient, type Player } from './client';
import { type SandboxProcess, startSandboxProcess } from './sandboxProcess';

type Env = Readonly<Record<string, string>>;

/**
 * Starts a sandbox before the tests of a file or block, and stops it after them. What it returns has its content once
 * a test runs.
 *
 * @param env settings, or a function that makes them when the tests begin
 */
export function sandboxOfTests(env: Env | (() => Env) = {}) {
  const [sandbox, client] = [{} as SandboxProcess, {} as Client];
  beforeAll(async () => {
    Object.assign(sandbox, await startSandboxProcess(typeof env === 'function' ? env() : env));
    Object.assign(client, createClient(sandbox.url));
  });
  afterAll(() => sandbox.stop?.());
  return { sandbox, client };
}

/** A new player for each test, who owns some bitcoins if an amount is given. */
export function playerOfTest(client: Client, bitcoins?: string) {
  const player = {} as Player;
  beforeEach(async () => {
    Object.assign(player, await client.register(bitcoins));
  });
  /** What a call about the player's own data needs. */
  const own = () => ({ params: { userId: player.id }, token: player.token });
  return { player, own };
}
