import { exactNumber } from '@tessera/shared-contracts/api/schema';
import { coinTerms } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance } from 'fastify';
import { extensionRoute } from '../../http/callRoute';
import type { Sandbox } from '../../sandbox';
import { coins } from '../coins';
import { explorerPatterns } from '../explorer';
import { confirmationsNeeded, termsOf } from './coinTerms';
import { readPauses } from './pauses';

const minuteMs = 60_000;

/** The extension `coin-terms`. */
export function registerCoinTerms(app: FastifyInstance, sandbox: Sandbox): void {
  // Blocks are the clock of every coin here.
  const usualMinutes = Math.max(1, Math.ceil((confirmationsNeeded * sandbox.config.blockIntervalMs) / minuteMs));
  extensionRoute(app, sandbox, coinTerms, {
    summary: 'Lists what depositing and withdrawing each coin costs and takes, a row for each network',
    isOpen: true,
    handler: async ({ request }) => {
      const pauses = await readPauses(sandbox.database);
      const explorer = explorerPatterns(sandbox.origins.of(request));
      return coins.map((coin) => {
        const { deposit, withdrawal } = termsOf(sandbox, coin);
        const reasonOf = (movement: string) =>
          pauses.find(
            (pause) =>
              pause.currency === coin.symbol && pause.network === coin.networkCode && pause.movement === movement,
          )?.reason ?? null;
        return {
          currency: coin.symbol,
          network: coin.networkCode,
          deposit: {
            minimum: exactNumber(deposit.minimum),
            confirmations: confirmationsNeeded,
            usualMinutes,
            paused: reasonOf('deposit'),
          },
          withdrawal: {
            minimum: exactNumber(withdrawal.minimum),
            fee: exactNumber(withdrawal.fee),
            usualMinutes,
            reviewFrom: withdrawal.reviewFrom === null ? null : exactNumber(withdrawal.reviewFrom),
            paused: reasonOf('withdrawal'),
          },
          explorer,
        };
      });
    },
  });
}
