import { games, initGame, request } from '@tessera/shared-contracts/api';
import type { Session } from '@tessera/shared-contracts/session';
import { type SandboxPlayer, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import type { Page, Suite } from '@tessera/tooling/browser';

/** A player with a unique deposit, which other players must not see. */
export async function aPlayerWithMoney(suite: Suite): Promise<SandboxPlayer> {
  const sandbox = sandboxClient(suite.sandbox);
  const player = await sandbox.registerPlayer();
  await sandbox.deposit({ userId: player.session.user.id, currency: 'BTC', amount: '0.12345678' });
  await sandbox.mineBlocks(3);
  return player;
}

/** Plays a round of Dice for the player, as the game's page does. @param stake in BTC */
export async function playDice(suite: Suite, { session }: SandboxPlayer, stake: string): Promise<void> {
  const sandbox = sandboxClient(suite.sandbox);
  const { games: catalogue } = await sandbox.call(request(games));
  const dice = catalogue?.items?.readable.find(({ name }) => name === 'Dice');
  const body = {
    player_id: session.user.id,
    player_name: session.user.username,
    email: session.user.email,
    currency: 'BTC',
    device: 'desktop',
    language: 'en',
    return_url: `${suite.site}/game-return`,
  };
  const opening = request(initGame, { params: { uuid: dice?.uuid ?? '' }, body });
  const { data } = await sandbox.call(opening, session.token);
  const answer = await fetch(`${suite.sandbox}/play/api/rounds`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${new URL(data?.url ?? '').searchParams.get('session')}`,
    },
    body: JSON.stringify({
      key: crypto.randomUUID(),
      currency: 'BTC',
      stake,
      game: 'dice',
      bet: { direction: 'over', target: 5_000 },
    }),
  });
  if (!answer.ok) throw new Error(`The round was refused: ${answer.status} ${await answer.text()}`);
}

/** Writes the whole session at once, as a login in one tab does, so that other tabs see no logout. */
export async function writeSession(page: Page, { token, user }: Session): Promise<void> {
  await page.evaluate(
    ([newToken, record, id]) => {
      localStorage.removeItem('token');
      localStorage.setItem('user', record);
      localStorage.setItem('userId', id);
      localStorage.setItem('token', newToken);
    },
    [token, JSON.stringify(user), user.id] as const,
  );
}

/** Logs a player in, cookie included, in a tab that stays on a page without player data. */
export async function logIn(context: ReturnType<Page['context']>, suite: Suite, player: SandboxPlayer): Promise<Page> {
  const { user } = player.session;
  const answer = await context.request.post(`${suite.sandbox}/auth-service/api/auth/login`, {
    data: { email: user.email, password: player.password },
  });
  const tab = await context.newPage();
  await tab.goto(`${suite.site}/vip`);
  await writeSession(tab, (await answer.json()) as Session);
  return tab;
}
