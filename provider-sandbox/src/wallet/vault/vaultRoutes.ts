import { moveIntoVault, moveOutOfVault, readVault } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance } from 'fastify';
import { type ProofRules, readProofKind } from '../../auth';
import { requireSelf } from '../../http/caller';
import { extensionRoute } from '../../http/callRoute';
import { HttpError } from '../../http/httpError';
import { readBalances } from '../../ledger';
import type { Sandbox } from '../../sandbox';
import { readAmount } from '../amounts';
import { findCoin } from '../coins';
import { describeBalances } from '../describeBalances';
import { walletMessages } from '../wallet.messages';
import { moveVault } from './moveVault';

/** What is moved. Any amount that a balance can have: winnings may have more places than the coin's chain. */
function readMove(body: { readonly currency: string; readonly amount: string }) {
  const coin = findCoin(body.currency);
  if (coin === undefined) throw new HttpError(400, walletMessages.unknownCoin);
  return { currency: coin.symbol, amount: readAmount(body.amount) };
}

/** The extension `vault`. */
export function registerVaultRoutes(app: FastifyInstance, sandbox: Sandbox, { proofs, limitProofs }: ProofRules): void {
  const { database, now } = sandbox;

  extensionRoute(app, sandbox, readVault, {
    summary: 'Reads what the caller has put away from play, and which proof moving it out takes',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const balances = describeBalances(await readBalances(database, caller.id, 'vault'));
      return { ...balances, proof: await readProofKind(sandbox, caller) };
    },
  });

  extensionRoute(app, sandbox, moveIntoVault, {
    summary: 'Moves an amount of the caller’s balance into the vault, at once',
    handler: async ({ body, params, request }) => {
      const { id: userId } = await requireSelf(sandbox, request, params.userId ?? '');
      const move = readMove(body);
      await database.transaction((tx) => moveVault(tx, { ...move, userId, type: 'vault-in', at: now() }));
      return { message: walletMessages.movedIn(move.amount, move.currency) };
    },
  });

  extensionRoute(app, sandbox, moveOutOfVault, {
    summary:
      'Moves an amount of the vault back to the balance; takes the password, or a code of a second factor older than the session',
    preHandler: limitProofs,
    handler: async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const move = readMove(body);
      await proofs.withProof(request, caller, body.proof, (tx) =>
        moveVault(tx, { ...move, userId: caller.id, type: 'vault-out', at: now() }),
      );
      return { message: walletMessages.movedOut(move.amount, move.currency) };
    },
  });
}
