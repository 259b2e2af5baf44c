import type { NoticeKind } from '@tessera/shared-contracts/extensions/schema';
import { addDecimals, type Decimal, isPositiveDecimal, subtractDecimals } from '@tessera/shared-contracts/money';
import { addUser, findUserByEmail, hashPassword, replaceRecoveryCodes } from '../auth';
import type { Queries } from '../database';
import { newId } from '../ids';
import { type Posting, postTransfer } from '../ledger';
import { countDeposit } from '../limits/held';
import { addNotice } from '../notices';
import type { Sandbox } from '../sandbox';
import { addTransaction } from '../wallet';
import { demoBalances, demoHistory, type PastLine, secondBalances, twoFactorBalances } from './history';

/** The players of a fresh sandbox; see the README. */
export const demoPlayer = { email: 'player@tessera.test', username: 'marcella', password: 'Tessera2026!' } as const;
export const secondPlayer = { email: 'second@tessera.test', username: 'octavia', password: 'Tessera2026!' } as const;
/** Has an authenticator app, whose secret everybody knows. */
export const twoFactorPlayer = {
  email: 'two-factor@tessera.test',
  username: 'aurelia',
  password: 'Tessera2026!',
  authenticatorSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  recoveryCodes: [...'abcdefghjk'].map((letter) => `${letter.repeat(5)}-22222`),
} as const;

const hourMs = 3_600_000;
const openingHoursAgo = 700;
/** Until then the demo player has read what the bell told. */
const readHoursAgo = 40;

const demoPlayers = [
  { player: demoPlayer, history: [...demoHistory, ...openings(demoBalances, demoHistory)] },
  { player: secondPlayer, history: openings(secondBalances, []) },
  { player: twoFactorPlayer, history: openings(twoFactorBalances, []) },
];

/** Adds the demo players that the database does not have, except those whose username somebody else has taken. */
export async function seedDemo(sandbox: Pick<Sandbox, 'database' | 'secret' | 'now'>): Promise<void> {
  const found = await Promise.all(demoPlayers.map(({ player }) => findUserByEmail(sandbox.database, player.email)));
  const missing = await Promise.all(
    demoPlayers
      .filter((_, index) => found[index] === undefined)
      .map(async (one) => ({ ...one, passwordHash: await hashPassword(one.player.password) })),
  );
  if (missing.length === 0) return;
  const now = sandbox.now();
  await sandbox.database.transaction(async (tx) => {
    for (const { player, history, passwordHash } of missing) {
      const id = await seedPlayer(tx, { ...player, passwordHash }, history, now);
      if (id !== undefined && player === twoFactorPlayer) await addAuthenticator(sandbox, tx, id);
    }
  });
}

async function addAuthenticator(sandbox: Pick<Sandbox, 'secret' | 'now'>, tx: Queries, id: string): Promise<void> {
  const { authenticatorSecret, recoveryCodes } = twoFactorPlayer;
  await tx.query('update users set two_factor_secret = $2, two_factor_since = created_at where id = $1', [
    id,
    authenticatorSecret,
  ]);
  await replaceRecoveryCodes(sandbox, tx, id, recoveryCodes);
  await tx.query('update users set security_changed_at = created_at where id = $1', [id]);
}

async function seedPlayer(
  tx: Queries,
  player: { readonly email: string; readonly username: string; readonly passwordHash: string },
  history: readonly PastLine[],
  now: Date,
): Promise<string | undefined> {
  const at = new Date(now.getTime() - (openingHoursAgo + 1) * hourMs);
  const user = await addUser(tx, { ...player, agreedToMarketing: false, referralCode: '', at });
  if (user === undefined) return undefined;
  await tx.query('update users set email_verified = true where id = $1', [user.id]);
  const oldestFirst = [...history].sort((a, b) => b.hoursAgo - a.hoursAgo);
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
  for (const line of oldestFirst) await seedLine(tx, user.id, line, hoursAgo(line.hoursAgo));
  await tx.query('update notices set is_read = true where user_id = $1 and at < $2', [user.id, hoursAgo(readHoursAgo)]);
  return user.id;
}

async function seedLine(tx: Queries, userId: string, line: PastLine, at: Date): Promise<void> {
  const { type, status, amount, currency } = line;
  const id = newId(at);
  for (const movement of movementsOf(line)) {
    const kind = movement === 'out' ? 'withdrawal' : movement === 'back' ? 'refund' : bonusOrDeposit(type);
    await postTransfer(tx, { kind, reference: id, at, postings: postings(userId, line, movement) });
  }
  await addTransaction(tx, { id, userId, type, status, amount, currency, at });
  if (type === 'deposit' && movementsOf(line).length > 0) await countDeposit(tx, { id, userId, currency, amount }, at);
  const notice = noticeOf.get(`${type} ${status}`);
  if (notice !== undefined) {
    await addNotice(tx, { userId, kind: notice, at, facts: { currency, amount, transactionId: id } });
  }
}

const noticeOf: ReadonlyMap<string, NoticeKind> = new Map([
  ['deposit finished', 'deposit-credited'],
  ['deposit failed', 'deposit-failed'],
  ['withdraw sending', 'withdrawal-sent'],
  ['withdraw finished', 'withdrawal-done'],
  ['withdraw failed', 'withdrawal-failed'],
  ['withdraw refunded', 'withdrawal-refused'],
]);

const bonusOrDeposit = (type: PastLine['type']) => (type === 'reward' || type === 'rakeback' ? type : 'deposit');

/** How the line changed the balance: not at all, in, out, or out and back. */
function movementsOf({ type, status }: PastLine): readonly ('in' | 'out' | 'back')[] {
  if (type === 'withdraw') return status === 'failed' || status === 'refunded' ? ['out', 'back'] : ['out'];
  return ['finished', 'confirmed', 'partially_paid'].includes(status ?? '') ? ['in'] : [];
}

function postings(
  userId: string,
  { type, amount, currency }: PastLine,
  movement: 'in' | 'out' | 'back',
): readonly Posting[] {
  const player = { kind: 'player', owner: userId, currency } as const;
  const other = { kind: bonusOrDeposit(type) === 'deposit' ? 'chain' : 'promotions', currency } as const;
  const [from, to] = movement === 'out' ? [player, other] : [other, player];
  return [
    { account: from, amount: `-${amount}` },
    { account: to, amount },
  ];
}

/** The first deposit of each coin: the difference between the wanted balance and the sum of the history. */
function openings(balances: Readonly<Record<string, Decimal>>, history: readonly PastLine[]): readonly PastLine[] {
  return Object.entries(balances).flatMap(([currency, wanted], index): PastLine[] => {
    const sum = history
      .filter((line) => line.currency === currency)
      .flatMap((line) => movementsOf(line).map((movement) => (movement === 'out' ? `-${line.amount}` : line.amount)))
      .reduce(addDecimals, '0');
    const amount = subtractDecimals(wanted, sum);
    if (!isPositiveDecimal(amount)) return [];
    return [{ hoursAgo: openingHoursAgo - index, type: 'deposit', status: 'finished', amount, currency }];
  });
}
