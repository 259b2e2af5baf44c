import type { Queries } from '../../database';
import { newId } from '../../ids';
import { postTransfer } from '../../ledger';
import { demoPlayer, secondPlayer } from '../../seed';
import { startMoment } from '../clock';
import { idOf } from './idOf';

const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
const rightToLeft = '\u202Eمرحبا بالعالم\u202C שלום';
const emoji = '👩‍👩‍👧‍👦🏳️‍🌈👍🏿';
const stacked = `Z${'\u0351\u0322\u0489'.repeat(20)}`;
const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8);
const template = `\${7*7}{{7*7}}%s%n\\u0000"'\`;--`;
const texts = [markup, rightToLeft, emoji, stacked, long, template] as const;

/** The most and the least that an amount can be. */
const hugeAmount = '9999999999999999999999.99999999';
const tinyAmount = '0.00000001';
const largestMultiplier = '9999999999999999.9999';

/** Writes long texts, texts of other scripts, emoji and markup wherever the database takes a text, and the most extreme amounts. */
export async function writeHostileTexts(tx: Queries): Promise<void> {
  const userId = await idOf(tx, demoPlayer);
  const named = `update users set username = $2, display_name = $2, username_key = null where id = $1`;
  await tx.query(named, [userId, `${markup}${rightToLeft}${emoji}${stacked}`]);
  await tx.query(named, [await idOf(tx, secondPlayer), long]);
  const rowsOf = (table: string, owner: string) =>
    `(select id, (row_number() over (order by created_at desc, id desc) - 1)::int as place from ${table} where ${owner} = $1) as own`;
  // Each third row keeps what it is: pages must show good rows beside these.
  const text = `($2::jsonb ->> (place / 3 % ${texts.length}))`;
  const amount = `case place % 4 when 0 then ${hugeAmount} else ${tinyAmount} end`;
  const values = [userId, JSON.stringify(texts)];
  await tx.query(
    `update transactions set amount = ${amount}, address = ${text},
       status = case when place % 3 = 0 then ${text} else status end,
       type = case when place % 6 = 4 then ${text} else type end,
       currency = case when place % 6 = 1 then ${text} else currency end
     from ${rowsOf('transactions', 'user_id')} where own.id = transactions.id and place % 3 <> 2`,
    values,
  );
  await tx.query(
    `update rounds set stake = ${amount}, payout = ${hugeAmount}, multiplier = ${largestMultiplier},
       currency = case place % 2 when 1 then ${text} else currency end
     from ${rowsOf('rounds', 'player')} where own.id = rounds.id and place % 3 <> 2`,
    values,
  );
  await tx.query(
    `update notices set kind = case nth % 6 when 4 then text else kind end,
       facts = facts || jsonb_build_object('currency', text, 'amount', ${amount.replaceAll('place', 'nth')}::text, 'reason', text)
     from (select id, nth, $2::jsonb ->> (nth / 3 % ${texts.length}) as text from (
       select id, (row_number() over (order by place desc) - 1)::int as nth from notices where user_id = $1) as numbered) as own
     where own.id = notices.id and nth % 3 <> 2`,
    values,
  );
  await addExtremes(tx, userId);
}

/** Balances, sessions, passkeys and activity. */
async function addExtremes(tx: Queries, userId: string): Promise<void> {
  // The ledger counts balances by triggers.
  await tx.run('set local session_replication_role = origin');
  const balances = [
    ['BTC', '1234567890123456789012'],
    ['LTC', tinyAmount],
    ...texts.map((currency) => [currency, '1.5']),
  ];
  for (const [currency = '', amount = ''] of balances) {
    await postTransfer(tx, {
      kind: 'deposit',
      reference: newId(startMoment),
      at: startMoment,
      postings: [
        { account: { kind: 'chain', currency }, amount: `-${amount}` },
        { account: { kind: 'player', owner: userId, currency }, amount },
      ],
    });
  }
  const later = new Date(startMoment.getTime() + 24 * 60 * 60_000);
  for (const text of texts) {
    const id = newId(startMoment);
    await tx.query(
      `insert into sessions (token_hash, id, user_id, user_agent, created_at, last_seen_at, expires_at)
       values ($1, $1, $2, $3, $4, $4, $5)`,
      [id, userId, text, startMoment, later],
    );
    await tx.query(
      'insert into security_events (id, user_id, kind, user_agent, created_at) values ($1, $2, $3, $4, $5)',
      [id, userId, 'login', text, startMoment],
    );
    await tx.query(
      `insert into passkeys (id, user_id, credential_id, public_key, transports, sign_count, name, created_at)
       values ($1, $2, $1, '', 'internal', 0, $3, $4)`,
      [id, userId, text, startMoment],
    );
  }
  await tx.run('delete from player_events');
}
