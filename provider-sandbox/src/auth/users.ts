import { domainToUnicode } from 'node:url';
import { asciiEmail, usernameKey } from '@tessera/shared-contracts/accounts';
import { type Queries, queryExactlyOne, queryOne } from '../database';
import { newId } from '../ids';

/** A stored player. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
  readonly passwordHash: string;
  readonly emailVerified: boolean;
  readonly kycStatus: string;
  readonly createdAt: Date;
}

const columns = `id, email, username, display_name as "displayName", password_hash as "passwordHash",
  email_verified as "emailVerified", kyc_status as "kycStatus", created_at as "createdAt"`;

export const findUserById = (queries: Queries, id: string) =>
  queryOne<User>(queries, `select ${columns} from users where id = $1`, [id]);

/** `domainToUnicode` parses a URL, so it gets plain names of hosts only. */
const withLetters = (email: string) => email.replace(/(?<=@)[a-z\d.-]+$/i, (domain) => domainToUnicode(domain));

/** Older players may have an international domain in its letters. */
export const findUserByEmail = (queries: Queries, email: string) =>
  queryOne<User>(
    queries,
    `select ${columns} from users where lower(email) in (lower($1), lower($2)) order by lower(email) = lower($1) desc limit 1`,
    [asciiEmail(email), withLetters(asciiEmail(email))],
  );

export const findUserByUsername = (queries: Queries, username: string) =>
  queryOne<User>(queries, `select ${columns} from users where lower(username) = lower($1)`, [username.trim()]);

/**
 * A name or address in the form in which it is looked up. The database normalises it, since JavaScript's case mapping
 * differs for some letters of Unicode.
 */
export const foldCase = async (queries: Queries, text: string): Promise<string> =>
  (await queryExactlyOne<{ folded: string }>(queries, 'select lower($1) as folded', [asciiEmail(text)])).folded;

/** Data of a new player. */
export interface NewUser {
  readonly email: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly agreedToMarketing: boolean;
  readonly referralCode: string;
  readonly at: Date;
}

/** Adds a player; undefined if the e-mail address is taken, or the key of its name. */
export async function addUser(queries: Queries, user: NewUser): Promise<User | undefined> {
  return queryOne<User>(
    queries,
    `insert into users (id, email, username, username_key, display_name, password_hash, agreed_to_marketing, referral_code,
       created_at)
     values ($1, $2, $3, $8, $3, $4, $5, nullif($6, ''), $7) on conflict do nothing returning ${columns}`,
    [
      newId(user.at),
      asciiEmail(user.email),
      user.username.trim(),
      user.passwordHash,
      user.agreedToMarketing,
      user.referralCode.trim(),
      user.at,
      usernameKey(user.username.trim()),
    ],
  );
}
