import fc from 'fast-check';
import { type Client, createClient, type Player, testAddress } from './client';
import { clockOfTests } from './clockOfTests';
import { type SandboxProcess, startSandboxProcess } from './sandboxProcess';

const dayHours = 24;
const addresses = [
  testAddress,
  'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
  'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
];
/** As another wallet writes it. */
const otherSpelling = (address: string) => (address.startsWith('tb1') ? address.toUpperCase() : address);

/** A player's book as the laws say that it must be; times in hours. */
interface Model {
  readonly player: Player;
  password: string;
  now: number;
  isOn: boolean;
  onUntil: number;
  changedAt: number;
  /** From when each address that is in the book can be used. */
  readonly entries: Map<number, number>;
  /** Holds of addresses, and of all others, whose end is still to be told. */
  readonly untold: Set<number | 'others'>;
  told: number;
}
type Real = Client & { readonly wait: (hours: number) => Promise<void> };
type Command = fc.AsyncCommand<Model, Real>;

const isOnly = ({ isOn, onUntil, now }: Model) => isOn && now < onUntil;
const holdEnd = ({ changedAt }: Model) => changedAt + dayHours;
const isOpen = (model: Model) => !isOnly(model) && holdEnd(model) <= model.now;
/** The law: money goes to an address that has waited in the book, or to any while neither the switch nor a hold is in force. */
const isPayable = (model: Model, place: number) =>
  (model.entries.get(place) ?? Number.POSITIVE_INFINITY) <= model.now || isOpen(model);

const own = ({ player }: Model) => ({ params: { userId: player.id }, token: player.token });
const paymentTo = (place: number) => ({
  currency: 'BTC',
  amount: 0.001,
  address: otherSpelling(addresses[place] ?? ''),
});

const command = (name: string, work: (model: Model, client: Real) => Promise<void>): Command => ({
  check: () => true,
  async run(model, client) {
    await work(model, client);
    const book = (await client.call('readAddresses', own(model))).read();
    expect([book.only, book.holdUntil !== null]).toEqual([isOnly(model), model.now < holdEnd(model)]);
    expect(book.addresses.readable).toHaveLength(model.entries.size);
    const { notices } = (await client.call('readNotices', { ...own(model), search: { limit: '100' } })).read();
    const { length } = notices.readable.filter(({ kind }) => /^(address-usable|withdrawals-open)$/.test(kind));
    expect(length).toBe(model.told);
  },
  toString: () => name,
});

const wait = (hours: number) =>
  command(`wait ${hours} h`, async (model, client) => {
    await client.wait(hours);
    model.now += hours;
    for (const hold of model.untold) {
      if (!(hold === 'others' ? isOpen(model) : isPayable(model, hold))) continue;
      model.untold.delete(hold);
      model.told += 1;
    }
  });

const add = (place: number) =>
  command(`add ${place}`, async (model, client) => {
    const entry = { name: `Address ${place}`, currency: 'BTC', network: 'BTC', address: addresses[place] };
    const body = { ...entry, proof: model.password };
    const { status } = await client.call('addAddress', { ...own(model), body });
    expect(status).toBe(model.entries.has(place) ? 409 : 200);
    if (status !== 200) return;
    const from = Math.max(model.now, isOnly(model) ? model.now + dayHours : 0, holdEnd(model));
    model.entries.set(place, from);
    if (from > model.now) model.untold.add(place);
  });

const remove = (place: number) =>
  command(`remove ${place}`, async (model, client) => {
    const { addresses: listed } = (await client.call('readAddresses', own(model))).read();
    const id = listed.readable.find(({ name }) => name === `Address ${place}`)?.id ?? 'none';
    const { params, token } = own(model);
    const { status } = await client.call('removeAddress', { token, params: { ...params, id } });
    expect(status).toBe(model.entries.delete(place) ? 200 : 404);
    model.untold.delete(place);
  });

async function setOnly(model: Model, client: Real, only: boolean): Promise<void> {
  const body = only ? { only } : { only, proof: model.password };
  expect((await client.call('setBookOnly', { ...own(model), body })).status).toBe(200);
  if (only) Object.assign(model, { isOn: true, onUntil: Number.POSITIVE_INFINITY });
  else if (isOnly(model)) {
    model.onUntil = Math.min(model.onUntil, model.now + dayHours);
    model.untold.add('others');
  }
}
const turn = (only: boolean) => command(`only the book: ${only}`, (model, client) => setOnly(model, client, only));

const changePassword = () =>
  command('change the password', async (model, client) => {
    const newPassword = `Tessera${Math.round(model.now * 10)}!x${model.password.length}`;
    const body = { username: model.player.username, oldPassword: model.password, newPassword };
    expect((await client.call('changePassword', { token: model.player.token, body })).status).toBe(200);
    Object.assign(model, { password: newPassword, changedAt: model.now });
    model.untold.add('others');
  });

const pay = (place: number) =>
  command(`pay to ${place}`, async (model, client) => {
    const body = paymentTo(place);
    const { status } = await client.call('withdrawOtp', { ...own(model), body });
    expect(status).toBe(isPayable(model, place) ? 200 : 403);
    if (status !== 200) return;
    await client.verifiedWithdrawal(model.player, body);
    expect((await client.call('withdraw', { ...own(model), body })).status).toBe(200);
  });

/** What was confirmed while it was possible is decided again when it is paid. */
const payAfterTurningOn = (place: number) =>
  command(`confirm to ${place}, only the book, pay`, async (model, client) => {
    if (!isPayable(model, place)) return;
    const body = paymentTo(place);
    await client.verifiedWithdrawal(model.player, body);
    await setOnly(model, client, true);
    const { status } = await client.call('withdraw', { ...own(model), body });
    expect(status).toBe(isPayable(model, place) ? 200 : 403);
  });

const places = fc.nat(addresses.length - 1);
const commands: fc.Arbitrary<Command>[] = [
  fc.integer({ min: 1, max: 25 }).map(wait),
  fc.constant(wait(dayHours)),
  ...[places.map(add), places.map(add)],
  places.map(remove),
  ...[places.map(pay), places.map(pay)],
  places.map(payAfterTurningOn),
  fc.boolean().map(turn),
  fc.constant(changePassword()),
];

/**
 * Tests the laws of the address book by arbitrary commands, while the clock moves on; run on each kind of database.
 *
 * @param readEnv the database's settings, known once the file's own `beforeAll` ran
 */
export function describeAddressLaws(readEnv: () => Readonly<Record<string, string>>): void {
  jest.setTimeout(120_000);
  let sandbox: SandboxProcess;
  let client: Client;

  beforeAll(async () => {
    sandbox = await startSandboxProcess(readEnv());
    client = createClient(sandbox.url);
  });
  afterAll(() => sandbox?.stop());

  test('no sequence pays to an address that is on hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 20, size: 'max' }), async (sequence) => {
        const player = await client.register('1');
        const never = Number.NEGATIVE_INFINITY;
        const model = {
          player,
          password: player.password,
          now: 0,
          isOn: false,
          onUntil: 0,
          changedAt: never,
          entries: new Map(),
          untold: new Set<number | 'others'>(),
          told: 0,
        };
        const real = { ...client, wait: clockOfTests(client).wait };
        await fc.asyncModelRun(() => ({ model, real }), sequence);
      }),
      { numRuns: 15 },
    );
  });
}
