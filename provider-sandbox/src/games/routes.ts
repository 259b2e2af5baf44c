import { calls } from '@tessera/shared-contracts/api/schema';
import type { FastifyInstance } from 'fastify';
import { requireCaller } from '../http/caller';
import { callRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import { publicFilesPrefix } from '../paths';
import type { Sandbox } from '../sandbox';
import { catalogue, type Game } from './catalogue';
import { gamesMessages } from './games.messages';
import { isPlayable } from './pages';
import { chooseCurrency, openGame, playMoney, readReturnUrl } from './sessions';

/** The three calls of the games. */
export function registerGameRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  callRoute(app, calls.games, {
    summary: 'Lists the games',
    isOpen: true,
    handler: async ({ request }) => ({
      games: {
        items: catalogue.map(({ uuid, name, provider, image, slug }) => ({
          uuid,
          name,
          provider,
          playable: isPlayable(slug),
          image: image === undefined ? null : `${sandbox.origins.of(request)}${publicFilesPrefix}games/${image}`,
        })),
      },
    }),
  });

  callRoute(app, calls.initGame, {
    summary: 'Opens a game for real play',
    handler: async ({ params, body, request }) => {
      const player = await requireCaller(sandbox, request);
      if (body.player_id !== player.id) throw new HttpError(403, 'This account is not yours.', { success: false });
      const game = requireGame(params.uuid);
      const returnUrl = readReturnUrl(sandbox, body.return_url);
      const currency = await chooseCurrency(sandbox, player.id, body.currency);
      return { success: true, data: { url: await openGame(sandbox, { game, player, currency, returnUrl }, request) } };
    },
  });

  callRoute(app, calls.initDemoGame, {
    summary: 'Opens a game for fun play; needs no account',
    isOpen: true,
    handler: async ({ params, body, request }) => {
      const game = requireGame(params.uuid);
      const returnUrl = readReturnUrl(sandbox, body.return_url);
      const opening = { game, player: undefined, currency: playMoney.currency, returnUrl };
      return { success: true, data: { url: await openGame(sandbox, opening, request) } };
    },
  });
}

function requireGame(uuid: string | undefined): Game {
  const game = catalogue.find((entry) => entry.uuid === uuid);
  if (game === undefined) throw new HttpError(404, gamesMessages.notFound, { success: false });
  return game;
}
