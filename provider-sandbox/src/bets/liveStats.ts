import { exactNumber } from '@tessera/shared-contracts/api/schema';
import { liveStats, winsPerAnswer } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance } from 'fastify';
import { countPlayersSeenSince } from '../auth';
import { catalogue } from '../games/catalogue';
import { extensionRoute } from '../http/callRoute';
import { describeEach } from '../http/describeEach';
import type { Sandbox } from '../sandbox';
import { maskName } from './describeBet';
import { readLargestWins, type WonBet } from './readBets';

const minuteMs = 60_000;
const onlineForMs = 5 * minuteMs;
const dayMs = 24 * 60 * minuteMs;

/** The extension `live-stats`. */
export function registerLiveStats(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, now } = sandbox;
  const before = (ms: number) => new Date(now().getTime() - ms);
  extensionRoute(app, sandbox, liveStats, {
    summary: 'Counts the players online, and lists the largest wins of the last 24 hours',
    isOpen: true,
    handler: async ({ request }) => {
      const playersOnline = await countPlayersSeenSince(sandbox, before(onlineForMs));
      const wins = await readLargestWins(database, { since: before(dayMs), limit: winsPerAnswer });
      return { playersOnline, wins: describeEach(wins, describeWin, request.log) };
    },
  });
}

const describeWin = ({ id, gameUuid, username, isHidden, currency, gain, multiplier, playedAt }: WonBet) => ({
  id,
  game: catalogue.find(({ uuid }) => uuid === gameUuid)?.name ?? '',
  user: isHidden ? null : maskName(username),
  amount: exactNumber(gain),
  currency,
  multiplier: exactNumber(multiplier),
  at: playedAt.toISOString(),
});
