import { dicePage, diceUuid, gameOpening, uuidOf } from '../testing/games';
import { playerOfTest, sandboxOfTests } from '../testing/ofTests';
import { gamesMessages } from './games.messages';

const site = 'http://localhost:3000';
const stranger = 'https://elsewhere.test';
const kenoUuid = uuidOf('Keno');
const rouletteUuid = uuidOf('Roulette');

const { sandbox, client } = sandboxOfTests({ ALLOWED_ORIGINS: site });
const { player } = playerOfTest(client, '1');

const opening = (change: object = {}) => ({ ...gameOpening(player), ...change });
const open = (change: object = {}, uuid = diceUuid) =>
  client.call('initGame', { params: { uuid }, token: player.token, body: opening(change) });
const openFun = (uuid = diceUuid) =>
  client.call('initDemoGame', {
    params: { uuid },
    body: { device: 'mobile', language: 'en', return_url: `${site}/game-return` },
  });
const addressOf = async (answer: ReturnType<typeof open> | ReturnType<typeof openFun>) =>
  (await answer).read().data?.url ?? '';
/** The page of Dice, with the session of an address. */
const pageAt = (address: string) => dicePage(client, new URL(address).searchParams.get('session') ?? '');

describe('the list', () => {
  test('has the games with pictures that the sandbox serves, and one without', async () => {
    const items = (await client.call('games')).read().games?.items?.readable ?? [];
    expect(items.slice(0, 4).map(({ name }) => name)).toEqual(['Keno', 'Limbo', 'Dice', 'Automatic']);
    expect(items.filter(({ image }) => image === null).map(({ name }) => name)).toEqual(['Seven Hills']);
    for (const { image } of items.filter((game) => game.image)) {
      const picture = await fetch(image ?? '');
      expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    }
  });
});

describe('opening a game', () => {
  test.each([
    ['an unknown game', {}, 'no-such-game', 404, gamesMessages.notFound],
    ['another player', { player_id: 'somebody' }, diceUuid, 403, 'This account is not yours.'],
    ['a return to another site', { return_url: `${stranger}/x` }, diceUuid, 400, gamesMessages.returnUrl],
    ['a return to a script', { return_url: 'javascript:alert(1)' }, diceUuid, 400, gamesMessages.returnUrl],
  ])('refuses %s', async (_, change, uuid, status, message) => {
    expect(await open(change, uuid)).toMatchObject({ status, data: { message } });
  });

  test('needs an account for real play, but not for fun', async () => {
    expect((await client.call('initGame', { params: { uuid: diceUuid }, body: opening() })).status).toBe(401);
    const state = await pageAt(await addressOf(openFun())).readState();
    expect(state).toMatchObject({
      mode: 'fun',
      currency: 'FUN',
      stakeBalances: [{ currency: 'FUN', amount: '1000.00000000' }],
    });
  });

  test('plays in the coin of largest value if no coin is picked on the site', async () => {
    await client.fund(player, 'DOGE', '5000');
    await client.fund(player, 'ETH', '30');
    expect(await pageAt(await addressOf(open({ currency: 'USD' }))).readState()).toMatchObject({
      currency: 'ETH',
    });
    expect(await pageAt(await addressOf(open({ currency: 'DOGE' }))).readState()).toMatchObject({
      currency: 'DOGE',
    });
  });
});

describe('a game’s session', () => {
  const logIn = async () =>
    (await client.call('login', { body: { email: player.email, password: player.password } })).read().token ?? '';
  const openAs = async (token: string) =>
    addressOf(client.call('initGame', { params: { uuid: diceUuid }, token, body: opening() }));
  const over = { status: 401, data: { message: gamesMessages.sessionOver } };

  test('ends with the session of the account that opened it, when the password is changed elsewhere', async () => {
    const address = await openAs(await logIn());
    const other = await openAs(player.token);
    expect((await pageAt(address).roll()).status).toBe(200);
    const change = { username: player.username, oldPassword: player.password, newPassword: 'Ostia@Harbor1' };
    expect((await client.call('changePassword', { token: player.token, body: change })).status).toBe(200);
    expect(await pageAt(address).roll()).toMatchObject(over);
    expect(await pageAt(address).ask('state')).toMatchObject(over);
    expect(await pageAt(address).rotate()).toMatchObject(over);
    expect((await fetch(address)).status).toBe(404);
    // The session that changed it continues.
    expect((await pageAt(other).roll()).status).toBe(200);
  });

  test.each([
    ['for real play', () => open({}, kenoUuid)],
    ['for fun', () => openFun(kenoUuid)],
  ])('of another game %s cannot play Dice', async (_, openKeno) => {
    const page = pageAt(await addressOf(openKeno()));
    expect(await page.roll()).toMatchObject({ status: 403, data: { message: gamesMessages.otherGame } });
    expect((await client.ledger(player)).sums.BTC).toBe('1.00000000');
  });
});

test('a session of an unplayable game cannot play any game', async () => {
  const page = pageAt(await addressOf(open({}, rouletteUuid)));
  const refusal = { status: 403, data: { message: gamesMessages.gameNotPlayable } };
  expect(await page.roll({ game: 'roulette' })).toMatchObject(refusal);
  expect(await page.ask('state')).toMatchObject(refusal);
  expect(await page.rotate()).toMatchObject(refusal);
});

describe('the page in the frame', () => {
  test('may be framed only by the site and runs only its own files', async () => {
    const response = await fetch(await addressOf(open()));
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${site}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const page = await response.text();
    expect(page).toContain('Sandbox: no real money');
    const files = Array.from(page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, file]) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const served = await fetch(sandbox.url + file);
      expect(served.status).toBe(200);
      // A frame without an origin must be able to load fonts.
      expect(served.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  test('shows a message for an unplayable game and for an invalid session', async () => {
    const roulette = await (await fetch(await addressOf(open({}, rouletteUuid)))).text();
    expect(roulette).toContain('Roulette is not playable yet');
    expect(roulette).toContain(`href="${site}/game-return"`);
    const over = await fetch(`${sandbox.url}/play/dice?session=none`);
    expect(over.status).toBe(404);
    expect(await over.text()).toContain(gamesMessages.sessionOver);
  });
});
