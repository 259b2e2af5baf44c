import { safeParse } from 'valibot';
import { parseJson, stringifyJson } from '../api';
import {
  aBalance,
  aBet,
  aBetDetail,
  aCoin,
  aGame,
  aGameSession,
  aLoginAnswer,
  aProfile,
  aSeedPair,
  aTransaction,
  aTwoFactorSetup,
  aWin,
} from './builders';
import { type AnyCallId, allCalls, type SchemaInput } from './stubProvider';

const texts = {
  'nothing to be seen': ' \u200b\u2060\ufeff',
  'control characters': 'a\u0000b\u0007c\u001b[31md\u009fe\r\nf',
  'zero-width characters': 'ze\u200bro\u200d\u200c-\u2060width\ufeff',
  'right-to-left marks': '\u202egnp.\u2067exe\u200f',
  'right-to-left letters': 'שלום 12 مرحبا',
  'half a surrogate pair': 'a\ud800b',
  'stacked marks': `Z${'\u0301'.repeat(500)}`,
  'a word of 100 kB': 'W'.repeat(100_000),
  'a text of 100 kB': 'lorem '.repeat(16_667),
  markup: '<img src=x onerror=alert(1)><script>alert(1)</script>&amp;{{7*7}}',
  'an address that runs': 'javascript:alert(1)',
  'two dots': '..',
  constructor: 'constructor',
  toString: 'toString',
  ['__proto__']: '__proto__',
  'no number': 'NaN',
  '30 digits as text': '123456789012345678901234567890',
  'a date before 1970': '1969-07-20T20:17:00Z',
  'a date before the first year': '-000044-03-15T12:00:00Z',
  'a date after 9999': '+012025-01-01T00:00:00Z',
  'an impossible date': '2025-99-99T99:99:99Z',
};

/** Values that no field expects, as JSON text, so that numbers keep all digits. */
export const hostileValues: ReadonlyMap<string, string> = new Map([
  ...Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)] as const),
  ['empty', '""'],
  ['null', 'null'],
  ['true', 'true'],
  ['a list', '[]'],
  ['an object', '{"__proto__":{"polluted":true}}'],
  ['minus zero', '-0'],
  ['1e400', '1e400'],
  ['1e-400', '1e-400'],
  ['30 digits', '123456789012345678901234567890'],
  ['30 places', '0.123456789012345678901234567891'],
]);

const message = { message: 'Done' };
const moment = '2025-11-20T18:42:00.000Z';
const limits = {
  ...message,
  limits: [
    {
      kind: 'loss' as const,
      period: 'week' as const,
      amount: '100',
      used: '-2.5',
      left: '102.5',
      until: moment,
      pending: { amount: '200', confirmFrom: moment, confirmUntil: moment },
    },
  ],
  held: [
    {
      id: 't',
      currency: 'BTC',
      amount: '0.1',
      usdValue: '6500',
      since: moment,
      because: 'deposit-limit',
      releaseFrom: moment,
    },
  ],
};
const device = { id: 'd', createdAt: moment, browser: 'Firefox', system: 'Android' };
const passkey = { id: 'p', name: 'Phone', createdAt: moment, lastUsedAt: moment };
const credential = { id: 'abc', type: 'public-key', transports: ['internal'] };
const seedPair = aSeedPair({ serverSeed: 'ab' });
const seeds = {
  scheme: 1,
  serverSeedHash: 'cd',
  serverSeed: 'ab',
  clientSeed: 'mosaic',
  nonce: 7,
  verification: { game: 'dice' },
};
const statementRow: SchemaInput<'statement'>['coins'][number] = {
  currency: 'BTC',
  opening: '0.5',
  deposits: '0.025',
  withdrawals: '-0.01',
  fees: '-0.0001',
  staked: '-0.3',
  returned: '0.2',
  rewards: '0.0004',
  held: '0',
  vault: '-0.1',
  closing: '0.3153',
};
const preferences: SchemaInput<'readPreferences'> = {
  showBetsPublicly: true,
  displayStats: true,
  receiveTipNotifications: true,
  mailDeposits: true,
  mailWithdrawals: false,
  displayCurrency: 'EUR',
  antiPhishingPhrase: 'Blue heron at dawn',
  details: { username: 'm', email: 'm@x.example' },
};
const terms: SchemaInput<'coinTerms'>[number] = {
  currency: 'USDT',
  network: 'TRC20',
  deposit: { minimum: '1', confirmations: 2, usualMinutes: 1, paused: 'Maintenance' },
  withdrawal: { minimum: '5', fee: '1', usualMinutes: 1, reviewFrom: '2000', paused: 'Maintenance' },
  explorer: {
    transaction: 'https://explorer.example/tx/{hash}',
    address: 'https://explorer.example/address/{address}',
  },
};
/** An answer of each call in which every field has a value. */
const samples: { readonly [Id in AnyCallId]: SchemaInput<Id> } = {
  login: {
    ...message,
    ...aLoginAnswer(),
    twoFactorRequired: false,
    challengeId: 'c',
    user: { id: 'u', username: 'm', email: 'm@x.example', displayName: 'M' },
  },
  register: { ...aLoginAnswer(), twoFactorRequired: false, challengeId: 'c' },
  profile: aProfile(),
  verifyEmail: message,
  sendOtp: { ...message, expiresInSeconds: 600 },
  changePassword: message,
  enableTwoFactor: aTwoFactorSetup(),
  verifyTwoFactor: { ...message, success: true, recoveryCodes: ['mosaic-01'] },
  balance: aBalance(),
  coins: [aCoin()],
  depositAddress: { payAddress: 'tb1q', destinationTag: 7 },
  withdrawOtp: { ...message, requestId: 'r', twoFactorRequired: false, expiresInSeconds: 600 },
  verifyOtp: { ...message, payableForSeconds: 120 },
  withdraw: { ...message, transactionId: 't' },
  transactions: { transactions: [aTransaction()] },
  games: { games: { items: [aGame()] } },
  initGame: { ...message, ...aGameSession() },
  initDemoGame: { ...message, ...aGameSession() },
  logout: message,
  transactionsPage: { transactions: [aTransaction()], total: 1 },
  bets: { bets: [aBet()], total: 1 },
  bet: aBetDetail({ seeds }),
  liveBetEvents: { bets: [aBet()] },
  playerEvents: { reason: 'deposit', currency: 'BTC' },
  rates: {
    source: 'ECB',
    date: '2025-11-20',
    rates: [{ currency: 'EUR', rate: '0.92' }],
    coins: [{ currency: 'BTC', usd: '97000' }],
  },
  liveStats: { playersOnline: 12, wins: [aWin()] },
  totals: { bets: 12, wageredUsd: '840.5', rank: 'Bronze I' },
  statement: { coins: [statementRow] },
  coinTerms: [terms],
  transactionDetail: {
    ...aTransaction({ type: 'withdraw', address: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY' }),
    network: 'XRP',
    tag: 7,
    fee: '0.2',
    arrives: '19.8',
    hash: 'ab',
    confirmations: 1,
    required: 2,
    betId: '66f0c000',
    steps: [{ state: 'refused', at: moment, reason: 'Not verified' }],
  },
  cancelWithdrawal: message,
  findDeposit: {
    state: 'credited',
    transactionId: '66f0b000',
    currency: 'USDT',
    amount: '50',
    network: 'ERC20',
    sentOver: 'BEP20',
    confirmations: 1,
    required: 2,
    minimum: '1',
    creditedAt: moment,
  },
  readNotices: {
    notices: [
      {
        id: 'n1',
        kind: 'withdrawal-refused',
        at: moment,
        read: false,
        currency: 'BTC',
        amount: '0.1',
        transactionId: 't1',
        reason: 'Not verified',
        browser: 'Firefox',
        system: 'Linux',
      },
    ],
    unread: 1,
    next: 'n1',
  },
  markNoticesRead: { unread: 0 },
  readVault: { ...aBalance(), proof: 'password' },
  moveIntoVault: message,
  moveOutOfVault: message,
  readLimits: limits,
  setLimit: limits,
  keepLimit: limits,
  reviewLimits: limits,
  readOwnPlay: {
    periods: [{ period: 'week', deposits: '10', withdrawals: '0', staked: '5', returned: '4', minutes: '2' }],
    days: [{ day: '2026-06-15', net: '-1' }],
    today: '2026-06-15',
    netDeposits: '10',
    since: moment,
  },
  returnHeld: { ...message, transactionId: 't', address: 'tb1q' },
  readBreak: { state: 'waiting', until: moment, proof: 'code' },
  takeBreak: { ...message, state: 'break', until: moment, proof: 'password' },
  playAgain: { ...message, state: 'waiting', until: moment, proof: 'password' },
  closeAccount: message,
  readAddresses: {
    only: true,
    onlyUntil: moment,
    holdUntil: moment,
    addresses: [
      {
        id: 'a',
        name: 'Ledger',
        currency: 'XRP',
        network: 'XRP',
        address: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY',
        tag: 7,
        addedAt: moment,
        usableFrom: moment,
      },
    ],
    waitSeconds: 86_400,
    proof: 'password',
  },
  addAddress: message,
  removeAddress: message,
  setBookOnly: message,
  seedPairs: { pairs: [seedPair] },
  seedPairBets: { bets: [aBetDetail({ seeds })] },
  rotateSeeds: { revealed: seedPair, inUse: seedPair },
  listSessions: {
    sessions: [{ ...device, current: true, lastSeenAt: moment, net: '-1.5', minutes: '5' }],
    ended: [{ ...device, endedAt: moment, net: '-1.5', minutes: '5' }],
  },
  endSession: message,
  endOtherSessions: message,
  watchSession: { current: true },
  readTwoFactor: { enabled: true, recoveryCodesLeft: 8 },
  disableTwoFactor: message,
  newRecoveryCodes: { recoveryCodes: ['mosaic-01'] },
  verifyLogin: { ...message, ...aLoginAnswer() },
  listPasskeys: { passkeys: [passkey], proof: 'password' },
  beginPasskey: {
    challenge: 'abc',
    rp: { name: 'Tessera', id: 'localhost' },
    user: { id: 'abc', name: 'm', displayName: 'M' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 60_000,
    excludeCredentials: [credential],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  },
  addPasskey: passkey,
  renamePasskey: passkey,
  removePasskey: message,
  beginPasskeyLogin: {
    challenge: 'abc',
    rpId: 'localhost',
    timeout: 60_000,
    allowCredentials: [credential],
    userVerification: 'required',
  },
  passkeyLogin: { ...message, ...aLoginAnswer() },
  forgotPassword: message,
  resetPassword: message,
  readActivity: { events: [{ ...device, kind: 'login' }] },
  readPreferences: preferences,
  savePreferences: preferences,
};

type Fields = { readonly [name: string]: unknown };
type Path = readonly (string | number)[];

/** The properties of a schema that are traversed; pipes and fallbacks are spread into the schema that they started from. */
interface Walked {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Walked>>;
  readonly item?: Walked;
  readonly wrapped?: Walked;
}

/** Paths of the leaf fields of a schema. */
function leavesOf(schema: Walked, path: Path = []): readonly Path[] {
  if (schema.wrapped !== undefined) return leavesOf(schema.wrapped, path);
  if (schema.item !== undefined) return leavesOf(schema.item, [...path, 0]);
  if (schema.entries === undefined) return [path];
  return Object.entries(schema.entries).flatMap(([name, entry]) => leavesOf(entry, [...path, name]));
}

const placeholder = (name: string): string => `@hostile ${name}@`;

/** The sample with the named values at a path; in a list each value gets its own row before a valid one. */
function withValues(sample: unknown, [key, ...rest]: Path, names: readonly string[]): unknown {
  if (key === undefined) return placeholder(names[0] ?? '');
  if (Array.isArray(sample)) return [...names.map((name) => withValues(sample[0], rest, [name])), ...sample];
  const fields = (sample ?? {}) as Fields;
  return { ...fields, [key]: withValues(fields[key], rest, names) };
}

/** An answer of a call with hostile values in one field. */
export interface HostileAnswer {
  /** Path of the field, e.g. `transactions.0.status`. */
  readonly field: string;
  /** Names of the values in {@link hostileValues}: all of them, one per row, or a single one. */
  readonly values: readonly string[];
  readonly json: string;
}

/**
 * Every field of a call's answer with every hostile value; the fields come from the call's schema. For a field of a list,
 * one answer has all values, one per row.
 */
export function hostileAnswers(id: AnyCallId): readonly HostileAnswer[] {
  const names = [...hostileValues.keys()];
  return leavesOf(allCalls[id].answer as unknown as Walked).flatMap((path) =>
    (path.includes(0) ? [names] : names.map((name) => [name])).map((values) => {
      let json = stringifyJson(withValues(samples[id], path, values));
      for (const name of values) json = json.replace(`"${placeholder(name)}"`, () => hostileValues.get(name) ?? '');
      return { field: path.join('.'), values, json };
    }),
  );
}

/**
 * One answer per hostile value, with the value in every field that accepts it: for screens, where one answer per field
 * would need hundreds of renders. A value that no field accepts is left out.
 */
export function hostileObjects(id: AnyCallId): readonly { readonly value: string; readonly json: string }[] {
  const { answer } = allCalls[id];
  return Array.from(hostileValues.keys(), (value) => {
    const merged = hostileAnswers(id)
      .filter(({ values, json }) => values.includes(value) && safeParse(answer, parseJson(json)).success)
      .map(({ field, json }) => [field.split('.')[0], (parseJson(json) as Fields)[field.split('.')[0] ?? '']]);
    return { value, json: stringifyJson({ ...samples[id], ...Object.fromEntries(merged) }) };
  });
}
