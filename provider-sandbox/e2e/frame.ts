import type { Page } from '@tessera/tooling/browser';
import type { Client, Player } from '../src/testing/client';
import { uuidOf } from '../src/testing/games';

/** Opens a game in a frame of an otherwise empty page of the site's origin, which records the frame's messages. */
export async function frameGame(page: Page, site: string, address: string, permissions = 'allow-scripts') {
  const empty = `${site}/empty`;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(empty);
  await page.evaluate(
    ([src, sandbox]) => {
      const frame = Object.assign(document.createElement('iframe'), { title: 'Game', src });
      frame.setAttribute('sandbox', sandbox);
      frame.setAttribute('style', 'position:fixed;inset:0;width:100%;height:100%;border:0');
      document.title = 'Frame';
      document.documentElement.lang = 'en';
      document.body.replaceChildren(frame);
      const told: unknown[] = [];
      Object.assign(window, { told });
      addEventListener('message', ({ data }) => told.push(data));
    },
    [address, permissions] as const,
  );
  return page.frameLocator('iframe');
}

/** The message of a page once it is visible. */
export const ready = { type: 'tessera:game-ready' };
/** The messages that the frame posted to its parent page. */
export const told = (page: Page) => page.evaluate(() => (window as unknown as { told: object[] }).told);

/** Opens a game for real play in the coin of largest value, and returns its address. */
export async function openReal(client: Client, player: Player, site: string, name = 'Dice'): Promise<string> {
  const body = {
    player_id: player.id,
    player_name: player.username,
    currency: 'USD',
    device: 'desktop',
    language: 'en',
    email: player.email,
    return_url: `${site}/game-return`,
  };
  const answer = await client.call('initGame', { params: { uuid: uuidOf(name) }, token: player.token, body });
  return answer.read().data?.url ?? '';
}

/** Opens a game for fun play, and returns its address. */
export async function openFun(client: Client, site: string, name = 'Dice'): Promise<string> {
  const body = { device: 'mobile', language: 'en', return_url: `${site}/game-return` };
  return (await client.call('initDemoGame', { params: { uuid: uuidOf(name) }, body })).read().data?.url ?? '';
}

/** How many rounds the player staked on. A separate payout has the same reference as its round. */
export const countRounds = async (client: Client, player: Player) =>
  new Set(
    (await client.ledger(player)).entries.flatMap(({ kind, reference }) =>
      kind === 'round' ? (reference.split('/')[0] ?? '') : [],
    ),
  ).size;
