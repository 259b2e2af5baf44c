import type { LimitKind } from '@tessera/shared-contracts/extensions/schema';
import { countDecimalPlaces, type Decimal, parseDecimal } from '@tessera/shared-contracts/money';
import { type Queries, queryOne } from '../database';
import { HttpError } from '../http/httpError';
import type { Sandbox } from '../sandbox';
import { changeLimit, isPending, type StoredLimit } from './changeLimit';
import { tellChange } from './limitNotices';
import { holdPlayer, type LimitKey } from './limitStates';
import { limitsMessages } from './limits.messages';
import { markReviewed } from './review';

const longestWhole = 15;

/** The amount of a request. @throws HttpError 400 unless it is null or one that a limit of this kind can have */
export function readLimitAmount(kind: LimitKind, text: string | null): Decimal | null {
  if (text === null) return null;
  const amount = parseDecimal(text);
  const places = kind === 'session' ? 0 : 2;
  const isFit =
    amount !== undefined &&
    !amount.startsWith('-') &&
    countDecimalPlaces(amount) <= places &&
    (amount.split('.')[0] ?? '').length <= longestWhole;
  if (!isFit) throw new HttpError(400, limitsMessages[kind === 'session' ? 'minutesInvalid' : 'amountInvalid']);
  return amount;
}

const keyOf = ({ userId, kind, period }: LimitKey) => [userId, kind, period];
const none: StoredLimit = { amount: null, pendingAmount: null, confirmFrom: null };

/** A limit as it is stored; the player is held until the transaction ends. */
async function holdLimit(tx: Queries, key: LimitKey): Promise<StoredLimit> {
  await holdPlayer(tx, key.userId);
  const stored = await queryOne<StoredLimit>(
    tx,
    `select amount::text, pending_amount::text as "pendingAmount", confirm_from as "confirmFrom"
     from limits where user_id = $1 and kind = $2 and period = $3`,
    keyOf(key),
  );
  return stored ?? none;
}

const storeLimit = (tx: Queries, key: LimitKey, { amount, pendingAmount, confirmFrom }: StoredLimit) =>
  tx.query(
    `insert into limits (user_id, kind, period, amount, pending_amount, confirm_from) values ($1, $2, $3, $4::numeric, $5::numeric, $6)
     on conflict (user_id, kind, period) do update
       set amount = excluded.amount, pending_amount = excluded.pending_amount, confirm_from = excluded.confirm_from,
         is_due_told = limits.is_due_told and limits.confirm_from is not distinct from excluded.confirm_from`,
    [...keyOf(key), amount, pendingAmount, confirmFrom],
  );

/** Sets, lowers, raises or removes a limit, by the rules of {@link changeLimit}. @returns what to tell the player */
export const setLimit = ({ database, now, config }: Sandbox, key: LimitKey, wanted: Decimal | null) =>
  database.transaction(async (tx) => {
    const stored = await holdLimit(tx, key);
    const at = now();
    const changed = changeLimit(stored, wanted, { at, waitMs: config.coolingMs });
    await storeLimit(tx, key, changed.limit);
    await markReviewed(tx, key.userId, at);
    await tellChange(tx, key, stored.amount, changed, at);
    return limitsMessages.changed(changed.change, changed.limit.confirmFrom);
  });

/** Takes a pending change back. @throws HttpError 404 if there is none */
export const keepLimit = ({ database, now }: Sandbox, key: LimitKey): Promise<void> =>
  database.transaction(async (tx) => {
    const stored = await holdLimit(tx, key);
    if (!isPending(stored, now())) throw new HttpError(404, limitsMessages.nothingPending);
    await storeLimit(tx, key, { ...none, amount: stored.amount });
  });
