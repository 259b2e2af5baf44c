import { readdir, readFile } from 'node:fs/promises';
import { hash } from '@node-rs/argon2';
import { usernameKey, usernameMessages } from '@tessera/shared-contracts/accounts';
import { playerOfTest } from '../testing/ofTests';
import { postgresSandboxOfTests } from '../testing/postgresSandbox';
import { connectTo } from '../testing/postgresServer';
import { authMessages } from './auth.messages';

const { client, database, server } = postgresSandboxOfTests();
const { player } = playerOfTest(client);

let count = 0;
function register(changes: { email?: string; username?: string; password?: string; confirmPassword?: string }) {
  count += 1;
  const { password = 'Tessera2026!' } = changes;
  return client.call('register', {
    body: {
      email: `name${count}@tessera.test`,
      username: `name${count}`,
      agreeTerms: true,
      agreeMarketing: false,
      referralCode: '',
      confirmPassword: password,
      ...changes,
      password,
    },
  });
}

describe('a registration', () => {
  test.each([
    ['mar\u200bcella', usernameMessages.characters],
    ['mar\u00adcella', usernameMessages.characters],
    ['mar\ncella', usernameMessages.characters],
    ['m\u0430rcella', usernameMessages.characters],
    ['m\u03b1rcella', usernameMessages.characters],
    ['ｍａｒｃｅｌｌａ', usernameMessages.characters],
    ['\u202eallecram', usernameMessages.characters],
    [`m${'\u0301'.repeat(39)}`, usernameMessages.characters],
    ['josé', usernameMessages.characters],
    ['..', usernameMessages.characters],
    ['x'.repeat(41), usernameMessages.tooLong(40)],
    ['admin', usernameMessages.reserved],
    ['Tessera_Support', usernameMessages.reserved],
  ])('with the username %j is refused', async (username, message) => {
    expect(await register({ username })).toMatchObject({ status: 400, data: { message } });
  });

  test.each(['marcella', 'MARCELLA', ' marcella\n', 'marceIIa', 'marce11a'])(
    'with %j, a look-alike of a taken name, is refused',
    async (username) => {
      expect(await register({ username })).toMatchObject({
        status: 409,
        data: { message: authMessages.usernameTaken },
      });
    },
  );

  test.each(['player\u200b@tessera.test', 'pl\u0430yer@tessera.test', 'me<player@tessera.test>', 'a,b@tessera.test'])(
    'with the address %j is refused',
    async (email) => {
      expect(await register({ email })).toMatchObject({ status: 400, data: { message: authMessages.invalidEmail } });
    },
  );
});

test('two players with names that look alike, at the same moment: one is refused', async () => {
  const answers = await Promise.all(
    ['lucilla', 'IuciIIa', '1ucilla', 'LUCILLA'].map((username) => register({ username })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

test('older names stay, and one of several look-alikes reserves them all', async () => {
  const kept = await database.query('select current_schema() as name');
  await database.query('create schema before_names');
  const old = connectTo(server);
  const connection = await old.connect();
  try {
    await connection.query('set search_path to before_names');
    const folder = new URL('../../migrations/', import.meta.url);
    const names = (await readdir(folder)).sort();
    const run = async (wanted: (name: string) => boolean) => {
      for (const name of names.filter(wanted)) await connection.query(await readFile(new URL(name, folder), 'utf8'));
    };
    await run((name) => name < '0019');
    const usernames = ['Cornelia', 'Corne1ia', 'm\u0430rcella', 'marcella', 'jos\u00e9'];
    for (const [index, username] of usernames.entries()) {
      await connection.query(
        `insert into users (id, email, username, display_name, password_hash, created_at)
         values ($1, $2, $3, $3, '', to_timestamp($4))`,
        [`id${index}`, `id${index}@tessera.test`, username, index],
      );
    }
    await run((name) => name >= '0019');
    const { rows } = await connection.query('select username, username_key as key from users order by id');
    expect(rows).toEqual([
      { username: 'Cornelia', key: usernameKey('Cornelia') },
      { username: 'Corne1ia', key: null },
      { username: 'm\u0430rcella', key: usernameKey('m\u0430rcella') },
      { username: 'marcella', key: usernameKey('marcella') },
      { username: 'jos\u00e9', key: usernameKey('jos\u00e9') },
    ]);
  } finally {
    connection.release();
    await old.end();
    await database.query('drop schema before_names cascade');
  }
  expect(kept).toEqual([{ name: 'public' }]);
});

test('an older address with its domain in letters is found in either form, and taken', async () => {
  const [letters, ascii] = ['Older@Bücher.example', 'older@xn--bcher-kva.example'] as const;
  await database.query('update users set email = $2 where id = $1', [player.id, letters]);
  for (const email of [letters, 'older@bücher.example', ascii]) {
    const { status } = await client.call('login', { body: { email, password: player.password } });
    expect([email, status]).toEqual([email, 200]);
    expect(await register({ email })).toMatchObject({ status: 409, data: { message: authMessages.emailTaken } });
  }
});

describe('a password', () => {
  const composed = 'tésséra-2026';
  const decomposed = 'te\u0301sse\u0301ra-2026';
  const logIn = async (email: string, password: string) =>
    (await client.call('login', { body: { email, password } })).status;

  test('is the same however the keyboard types it: at registration, login, and as a proof', async () => {
    const answer = await register({ password: decomposed, confirmPassword: composed });
    const { token = '', user } = answer.read();
    for (const password of [composed, decomposed]) expect(await logIn(user?.email ?? '', password)).toBe(200);
    expect(await logIn(user?.email ?? '', 'tessera-2026')).toBe(401);
    const body = { userId: user?.id ?? '', proof: composed };
    expect((await client.call('enableTwoFactor', { token, body })).status).toBe(200);
  });

  test('is counted as it is hashed', async () => {
    // Twelve characters as typed, eight as hashed.
    const short = `${'e\u0301'.repeat(4)}1234`;
    expect(await register({ password: short })).toMatchObject({
      status: 400,
      data: { message: authMessages.passwordLength },
    });
  });

  test('in full-width letters is the same at a change and at a reset', async () => {
    const wide = (text: string) =>
      text.replace(/[A-Za-z0-9]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0));
    const { username, email, token, password } = player;
    const changed = await client.call('changePassword', {
      token,
      body: { username, oldPassword: wide(password), newPassword: wide('Ostia@Harbor1') },
    });
    expect(changed.status).toBe(200);
    expect(await logIn(email, 'Ostia@Harbor1')).toBe(200);
    await client.call('forgotPassword', { body: { email } });
    const { code } = await client.newestMail(email);
    const reset = await client.call('resetPassword', { body: { email, code, newPassword: wide('Roma@Tiber1!') } });
    expect(reset.status).toBe(200);
    expect(await logIn(email, 'Roma@Tiber1!')).toBe(200);
  });

  test.each([
    ['in its usual form', 'tésséra-2026', 'tésséra-2026'],
    ['decomposed', decomposed, decomposed],
    [
      'with fewer characters in the form that is hashed now',
      `${'e\u0301'.repeat(4)}1234`,
      `${'e\u0301'.repeat(4)}1234`,
    ],
  ])('from before the normalisation, %s, still logs in', async (_, hashed, typed) => {
    await database.query('update users set password_hash = $2 where id = $1', [player.id, await hash(hashed)]);
    expect(await logIn(player.email, typed)).toBe(200);
    expect(await logIn(player.email, 'Tessera2027!')).toBe(401);
  });
});
