import { addDecimals, compareDecimals, subtractDecimals } from '@tessera/shared-contracts/money';
import type { Round } from '../games/engine/rounds';
import { fastClock, playAutomatic } from './automatic';
import { type Client, createClient, type Player, testAddress } from './client';
import { openGame, playMinesBySteps, playSample, sampleBets } from './games';
import { type SandboxProcess, startSandboxProcess } from './sandboxProcess';

const kills = 3;
const writersAtOnce = 6;

/**
 * Tests durability: all writes that a sandbox acknowledged before it was killed survive the restart.
 *
 * @param readEnv settings that keep the data from one start to the next
 */
export function describeKills(readEnv: () => Readonly<Record<string, string>>): void {
  test('loses no acknowledged write when it is killed at a random moment', async () => {
    const registered: Player[] = [];
    const withdrawn: { player: Player; id: string }[] = [];
    const rounds: StakedRound[] = [];
    let sandbox: SandboxProcess = await startSandboxProcess({ ...readEnv(), ...fastClock });
    for (let round = 0; round < kills; round += 1) {
      const client = createClient(sandbox.url);
      const writing = Array.from({ length: writersAtOnce }, () =>
        writeUntilGone(client, { registered, withdrawn, rounds }),
      );
      await untilWrites(registered, withdrawn, rounds);
      await sandbox.kill();
      await Promise.all(writing);
      sandbox = await startSandboxProcess({ ...readEnv(), ...fastClock });
      await expectAll(createClient(sandbox.url), { registered, withdrawn, rounds });
    }
    await sandbox.stop();
  }, 600_000);
}

/** Waits for some more acknowledged writes, then for a random time. */
async function untilWrites(...acknowledged: readonly (readonly unknown[])[]): Promise<void> {
  const wanted = acknowledged.map((writes) => writes.length + 1 + Math.floor(Math.random() * 4));
  while (acknowledged.some((writes, index) => writes.length < (wanted[index] ?? 0))) {
    await new Promise((done) => setTimeout(done, 5));
  }
  await new Promise((done) => setTimeout(done, Math.random() * 40));
}

/** A requested round; its answer may have been lost. */
interface StakedRound {
  readonly player: Player;
  readonly name: string;
  readonly session: string;
  acknowledged: string | undefined;
  /** Session of the round played step by step, once opened. */
  stepSession: string | undefined;
}

interface Writes {
  readonly registered: Player[];
  readonly withdrawn: { player: Player; id: string }[];
  readonly rounds: StakedRound[];
}

const roundKey = 'the-round-of-this-player';
const stepsKey = 'the-steps-of-this-player';
const games = [...sampleBets.keys()];

async function writeUntilGone(client: Client, { registered, withdrawn, rounds }: Writes) {
  const body = { currency: 'BTC', amount: 0.25, address: testAddress };
  try {
    for (;;) {
      const player = await client.register();
      registered.push(player);
      await client.fund(player, 'BTC', '1');
      await client.verifiedWithdrawal(player, body);
      const paid = await client.call('withdraw', { params: { userId: player.id }, token: player.token, body });
      if (paid.status === 200) withdrawn.push({ player, id: String(paid.data.transactionId) });
      const name = games[rounds.length % games.length] ?? '';
      const session = await openGame(client, player, name);
      const round: StakedRound = { player, name, session, acknowledged: undefined, stepSession: undefined };
      rounds.push(round);
      await playOnce(client, round);
      round.stepSession = await openGame(client, player, 'Mines');
      await playMinesBySteps(client, round.stepSession, stepsKey);
    }
  } catch {
    // The sandbox was killed: it may have lost what it had not acknowledged.
  }
}

/** Plays the round of a player, or retries it; it counts as acknowledged as soon as its stake is. */
async function playOnce(client: Client, round: StakedRound): Promise<Round> {
  const { session, name } = round;
  const acknowledge = ({ id }: { readonly id: string }) => {
    round.acknowledged = id;
  };
  const { status, data } =
    name === 'Automatic'
      ? await playAutomatic(client, { session, key: roundKey, onPlaced: acknowledge })
      : await playSample(client, { session, name, key: roundKey });
  expect(status).toBe(200);
  const played = data.round as Round;
  acknowledge(played);
  return played;
}

async function expectAll(client: Client, { registered, withdrawn, rounds }: Writes) {
  for (const player of registered) {
    const profile = await client.call('profile', { params: { userId: player.id }, token: player.token });
    expect(profile.read().username).toBe(player.username);
  }
  const moved = new Map<string, string>();
  for (const round of rounds) {
    const { player, acknowledged } = round;
    // A retry returns the round that was played, or plays it now, but never plays a second one.
    const { id, stake, payout } = await playOnce(client, round);
    if (acknowledged !== undefined) expect(id).toBe(acknowledged);
    round.stepSession ??= await openGame(client, player, 'Mines');
    const stepped = await playMinesBySteps(client, round.stepSession, stepsKey);
    const net = addDecimals(subtractDecimals(payout, stake), subtractDecimals(stepped.payout, stepped.stake));
    moved.set(player.id, net);
    const { entries } = await client.ledger(player);
    const ofGames = entries.filter(({ kind }) => kind === 'round' || kind === 'payout');
    expect(new Set(ofGames.map(({ reference }) => reference))).toEqual(new Set([id, stepped.id]));
    expect(ofGames.filter(({ kind, reference }) => kind === 'round' && reference === stepped.id)).toHaveLength(1);
    const sum = ofGames.reduce((total, { amount }) => addDecimals(total, amount), '0');
    expect(compareDecimals(sum, net)).toBe(0);
  }
  for (const { player, id } of withdrawn) {
    const answer = await client.call('transactions', { params: { userId: player.id }, token: player.token });
    expect(answer.read().transactions.readable.map(({ _id }) => _id)).toContain(id);
    const expected = addDecimals('0.75', moved.get(player.id) ?? '0');
    expect(compareDecimals((await client.ledger(player)).sums.BTC ?? '', expected)).toBe(0);
  }
  const { data } = await client.send('GET', '/__sandbox/ledger');
  expect(data).toMatchObject({ unbalanced: [], overdrawn: [], misstated: [] });
}
