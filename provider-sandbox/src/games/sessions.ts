import { coinHeldMost } from '@tessera/shared-contracts/money';
import type { FastifyRequest } from 'fastify';
import { postponeEnd, type SessionUser } from '../auth/sessions';
import { type Queries, queryOne } from '../database';
import { readNetwork } from '../http/addresses';
import { HttpError } from '../http/httpError';
import { hashToken, newId, newToken } from '../ids';
import { readBalances } from '../ledger';
import { readRestriction } from '../limits/breaks/restriction';
import { refuseRestricted } from '../limits/breaks/withdrawOnly';
import type { Sandbox } from '../sandbox';
import { findCoin, usdValue } from '../wallet/coins';
import { catalogue, type Game } from './catalogue';
import { makeRoom } from './funPlay';
import { gamesMessages } from './games.messages';
import { originals } from './originals';
import { endOtherGames } from './pace';
import type { GameSession, PlayableSession } from './session';

const lifetimeMs = 12 * 60 * 60 * 1000;
/** Initial balance of fun play, in play money. */
export const playMoney = { currency: 'FUN', amount: '1000' } as const;

/** The page that the game returns to; only pages of sites that use this provider are allowed. */
export function readReturnUrl(sandbox: Sandbox, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url === undefined || !isWeb || !sandbox.origins.isSite(url.origin))
    throw new HttpError(400, gamesMessages.returnUrl);
  return url.href;
}

/** Opens a session and returns the address for the site to frame. */
export async function openGame(
  sandbox: Sandbox,
  opening: {
    readonly game: Game;
    readonly player: SessionUser | undefined;
    readonly currency: string;
    readonly returnUrl: string;
  },
  request: FastifyRequest,
): Promise<string> {
  const token = newToken();
  const at = sandbox.now();
  const isFun = opening.player === undefined;
  const network = readNetwork(request.ip);
  await sandbox.database.transaction(async (tx) => {
    if (opening.player === undefined) await makeRoom(tx, { network, at, limits: sandbox.config.funPlayLimits });
    else await endOtherGames(sandbox, tx, { userId: opening.player.id, at });
    await tx.query(
      `insert into game_sessions (token_hash, id, game_uuid, user_id, currency, play_balance, opened_from, return_url, created_at, expires_at, account_session)
       values ($1, $2, $3, $4, $5, $6::numeric, $7, $8, $9, $10, $11)`,
      [
        hashToken(token),
        newId(at),
        opening.game.uuid,
        opening.player?.id ?? null,
        opening.currency,
        isFun ? playMoney.amount : null,
        isFun ? network : null,
        opening.returnUrl,
        at,
        new Date(at.getTime() + lifetimeMs),
        opening.player?.sessionHash ?? null,
      ],
    );
  });
  return `${sandbox.origins.of(request)}/play/${opening.game.slug}?session=${token}`;
}

/**
 * The coin to play in: the requested one, if the sandbox has it. The site requests USD until a currency is picked (spec §9
 * Game init defaults), which is not a coin here: then it is the coin with the most valuable balance, or Bitcoin for an
 * empty wallet.
 */
export async function chooseCurrency(sandbox: Sandbox, userId: string, wanted: string): Promise<string> {
  const coin = findCoin(wanted);
  if (coin !== undefined) return coin.symbol;
  const balances = await readBalances(sandbox.database, userId);
  const valued = balances.map((balance) => ({ ...balance, usdValue: usdValue(balance.amount, balance.currency) }));
  return coinHeldMost(valued) ?? 'BTC';
}

/** The session of the token in a game's address. Real play ends when the account's session ends, for whatever reason. */
export async function findGameSession(sandbox: Sandbox, token: string): Promise<GameSession | undefined> {
  const row = await queryOne<SessionRow>(
    sandbox.database,
    `${selectSession} where token_hash = $1 and expires_at > $2 and (user_id is null or exists (
       select from sessions where sessions.token_hash = account_session and ended_at is null and sessions.expires_at > $2))`,
    [hashToken(token), sandbox.now()],
  );
  return row && readSession(row);
}

/** The session with this id, even if it is over, to settle what is left. */
export async function readGameSession(queries: Queries, id: string): Promise<GameSession | undefined> {
  const row = await queryOne<SessionRow>(queries, `${selectSession} where id = $1`, [id]);
  return row && readSession(row);
}

const selectSession = `select id, game_uuid as "gameUuid", user_id as "userId", currency, return_url as "returnUrl",
  account_session as "accountSession" from game_sessions`;

interface SessionRow {
  readonly id: string;
  readonly gameUuid: string;
  readonly userId: string | null;
  readonly currency: string;
  readonly returnUrl: string;
  readonly accountSession: string | null;
}

function readSession({ gameUuid, userId, ...row }: SessionRow): GameSession | undefined {
  const game = catalogue.find(({ uuid }) => uuid === gameUuid);
  return game && { ...row, game, userId: userId ?? undefined };
}

/** @throws HttpError 401 if the request's token belongs to no open session, 403 if its player is on a break or its game cannot be played */
export async function requirePlayableSession(sandbox: Sandbox, request: FastifyRequest): Promise<PlayableSession> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const session = token === undefined ? undefined : await findGameSession(sandbox, token);
  if (session === undefined) {
    await refuseRestrictedOwner(sandbox, token ?? '');
    throw new HttpError(401, gamesMessages.sessionOver);
  }
  const playable = asPlayable(session);
  if (playable === undefined) throw new HttpError(403, gamesMessages.gameNotPlayable);
  // Playing is a player's doing; what a page reads of its game may be its own.
  if (session.accountSession && request.method !== 'GET') await postponeEnd(sandbox, session.accountSession);
  return playable;
}

/** A break ends all sessions: its player is told so. @throws HttpError 403 if the session's player is on a break */
async function refuseRestrictedOwner(sandbox: Sandbox, token: string): Promise<void> {
  const row = await queryOne<SessionRow>(sandbox.database, `${selectSession} where token_hash = $1`, [
    hashToken(token),
  ]);
  if (row === undefined || row.userId === null) return;
  const restriction = await readRestriction(sandbox, sandbox.database, row.userId, sandbox.now());
  if (restriction !== undefined) throw refuseRestricted(restriction);
}

/** The session with its game's rules, if the game can be played. */
export function asPlayable(session: GameSession): PlayableSession | undefined {
  const original = originals.get(session.game.slug);
  return original && { ...session, rules: original.rules, isShared: original.isShared ?? false };
}
