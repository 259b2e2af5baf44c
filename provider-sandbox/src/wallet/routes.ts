import { calls } from '@tessera/shared-contracts/api/schema';
import type { FastifyInstance } from 'fastify';
import { noteActivity, type ProofRules, requiresSecondFactor } from '../auth';
import { requireCaller, requireSelf } from '../http/caller';
import { callRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import { createLimit } from '../http/rateLimit';
import { readBalances } from '../ledger';
import { releaseHeld } from '../limits/held';
import type { Sandbox } from '../sandbox';
import { registerAddressRoutes } from './addresses/addressRoutes';
import { coins, findCoin, networksOf } from './coins';
import { readDepositAddress } from './depositAddresses';
import { registerDepositLookup } from './depositLookup';
import { describeBalances } from './describeBalances';
import { registerDetailRoutes } from './detailRoutes';
import { registerExplorer } from './explorer';
import { registerPlayerEvents } from './playerEvents';
import { registerRates } from './rates';
import { registerStatementRoute } from './statementRoute';
import { registerCoinTerms } from './terms/coinTermsRoute';
import { registerTransactionRoute } from './transactionRoute';
import { registerVaultRoutes } from './vault/vaultRoutes';
import { walletMessages } from './wallet.messages';
import { payWithdrawal } from './withdrawals/payWithdrawal';
import { requestWithdrawal, verifyWithdrawal } from './withdrawals/requestWithdrawal';

/** The calls of the wallet and of its extensions. */
export function registerWalletRoutes(app: FastifyInstance, sandbox: Sandbox, proofRules: ProofRules): void {
  registerPlayerEvents(app, sandbox);
  registerRates(app, sandbox);
  registerCoinTerms(app, sandbox);
  registerExplorer(app, sandbox);
  callRoute(app, calls.balance, {
    summary: 'Reads balances and their value in USD at the sandbox’s fixed rates',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      await releaseHeld(sandbox, caller.id);
      return describeBalances(await readBalances(sandbox.database, caller.id));
    },
  });

  callRoute(app, calls.coins, {
    summary: 'Lists the coins, one entry for each network',
    isOpen: true,
    handler: async () => coins.map(({ symbol, name, network }) => ({ symbol, name, network })),
  });

  callRoute(app, calls.depositAddress, {
    summary: 'Reads the caller’s deposit address',
    query: {
      currency: 'Symbol of the coin',
      network: 'One of a coin’s networks, e.g. TRC20; the default one when absent',
    },
    required: ['currency'],
    handler: async ({ params, search, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const symbol = search.currency ?? '';
      if (networksOf(symbol).length === 0) throw new HttpError(400, walletMessages.unknownCoin);
      const coin = findCoin(symbol, search.network);
      if (coin === undefined) throw new HttpError(400, walletMessages.unknownNetwork);
      const { address, destinationTag } = await readDepositAddress(sandbox, caller.id, coin);
      return { payAddress: address, ...(destinationTag !== null && { destinationTag }) };
    },
  });

  const limitCodes = createLimit(sandbox.config.rateLimits.sendOtp);
  callRoute(app, calls.withdrawOtp, {
    summary: 'Opens a withdrawal request and mails its code',
    handler: async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      limitCodes(caller.id);
      const requestId = await requestWithdrawal(sandbox, caller, body);
      const isEnrolled = await requiresSecondFactor(sandbox, caller.id);
      return {
        requestId,
        message: walletMessages.otpSent,
        expiresInSeconds: sandbox.config.codeLifetimeMs / 1000,
        ...(isEnrolled && { twoFactorRequired: true }),
      };
    },
  });

  callRoute(app, calls.verifyOtp, {
    summary: 'Takes the code of a withdrawal request',
    handler: async ({ body, request }) => {
      const payableForSeconds = await verifyWithdrawal(sandbox, await requireCaller(sandbox, request), body);
      return { message: walletMessages.otpVerified, payableForSeconds };
    },
  });

  callRoute(app, calls.withdraw, {
    summary: 'Pays a withdrawal that a verified request covers to the letter, once',
    handler: async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const { transactionId } = await payWithdrawal(sandbox, caller, body, (tx) =>
        noteActivity(sandbox, tx, request, caller, 'withdrawal-submitted'),
      );
      return { message: walletMessages.submitted, transactionId };
    },
  });

  registerTransactionRoute(app, sandbox);
  registerDetailRoutes(app, sandbox);
  registerDepositLookup(app, sandbox);
  registerStatementRoute(app, sandbox);
  registerVaultRoutes(app, sandbox, proofRules);
  registerAddressRoutes(app, sandbox, proofRules);
}
