import { type SandboxProcess, startSandboxProcess } from '../testing/sandboxProcess';
import { type GivenState, openTab, type TabClient } from '../testing/tabs';

let processes: SandboxProcess[] = [];

beforeAll(async () => {
  processes = await Promise.all([startSandboxProcess(), startSandboxProcess()]);
});
afterAll(() => Promise.all(processes.map((sandbox) => sandbox.stop())));

/** Opens a tab, and reads what pages read and change; only the tab's own port is left out. */
async function walk(sandbox: SandboxProcess, state: GivenState, changes = false): Promise<readonly string[]> {
  const tab = await openTab(sandbox.url);
  await tab.setState(state);
  const { token, user, params } = await tab.signIn();
  let answers: readonly string[] = [JSON.stringify({ token, user })];
  const note = ({ status, headers, text }: Awaited<ReturnType<TabClient['send']>>) => {
    // Refusals are alike whatever the tab would have answered.
    if (status >= 300) throw new Error(`${status} ${text}`);
    const answer = `${status} ${headers.get('date')} ${text}`.replaceAll(`:${tab.port}`, ':PORT');
    answers = [...answers, answer];
  };
  const as = { params, token };
  if (changes) {
    note(await tab.send('POST', '/__sandbox/deposits', { body: { userId: user.id, currency: 'BTC', amount: '0.5' } }));
    note(await tab.call('sendOtp', { body: { email: user.email } }));
    note(await tab.call('enableTwoFactor', { token, body: { userId: user.id, proof: 'Tessera2026!' } }));
    note(await tab.call('login', { body: { email: 'two-factor@tessera.test', password: 'Tessera2026!' } }));
    note(await tab.call('login', { body: { email: 'second@tessera.test', password: 'Tessera2026!' } }));
    note(await tab.call('beginPasskeyLogin', { body: {} }));
    note(await tab.send('GET', `/__sandbox/mail`));
  }
  for (const id of ['profile', 'balance', 'transactions', 'bets', 'listSessions', 'seedPairs'] as const) {
    note(await tab.call(id, as));
  }
  for (const currency of ['BTC', 'ETH', 'XRP', 'SOL']) {
    note(await tab.call('depositAddress', { ...as, search: { currency } }));
  }
  const { bets } = (await tab.call('bets', as)).data as { bets: readonly { id: string }[] };
  for (const { id } of bets.slice(0, 1)) note(await tab.call('bet', { token, params: { id } }));
  const events = await fetch(`${tab.url}/wallet-service/api/live-bets/events`);
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  answers = [...answers, (await reader?.read())?.value ?? ''];
  await reader?.cancel();
  return answers;
}

test('two tabs of two processes answer alike', async () => {
  const [one, other] = await Promise.all(processes.map((sandbox) => walk(sandbox, { clock: 'frozen' }, true)));
  expect(other).toEqual(one);
});

test.each(['empty', 'hostile', 'odd'])('the data %s are the same in two processes', async (data) => {
  const state = { data, clock: 'frozen' };
  const [one, other] = await Promise.all(processes.map((sandbox) => walk(sandbox, state)));
  expect(other).toEqual(one);
});

test('a state has the same ids of events of money, whatever the tab was before', async () => {
  const [sandbox] = processes as [SandboxProcess];
  const tab = await openTab(sandbox.url);
  const firstEvents = async () => {
    await tab.setState({ clock: 'frozen' });
    const { token, user } = await tab.signIn();
    const path = `/wallet-service/api/wallet/${user.id}/events`;
    const events = await fetch(tab.url + path, { headers: { authorization: `Bearer ${token}` } });
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = (await reader?.read())?.value;
    await reader?.cancel();
    return first;
  };
  const first = await firstEvents();
  expect(first).toContain('id: 0');
  expect(await firstEvents()).toBe(first);
});

test('another seed gives other tokens, seeds and codes', async () => {
  const [sandbox] = processes as [SandboxProcess];
  const [one, other] = [
    await walk(sandbox, { clock: 'frozen', seed: 'one' }, true),
    await walk(sandbox, { clock: 'frozen', seed: 'other' }, true),
  ];
  expect(other[0]).not.toBe(one[0]);
  const isSame = one.map((answer, index) => answer === other[index]);
  expect(isSame.filter((same) => !same).length).toBeGreaterThan(5);
});
