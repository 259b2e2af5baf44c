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
import { isVaultMoveMade, moveVault } from './moveVault';

/** What is moved. Any amount that a balance can have: winnings may have more places than the coin's chain. */
function readMove({ currency, amount, key }: { currency: string; amount: string; key?: string | undefined }) {
  const coin = findCoin(currency);
  if (coin === undefined) throw new HttpError(400, walletMessages.unknownCoin);
  return { currency: coin.symbol, amount: readAmount(amount), key };
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
    summary:
      'Moves an amount of the caller’s balance into the vault, at once; repeated with the same key, it moves nothing more',
    handler: async ({ body, params, request }) => {
      const { id: userId } = await requireSelf(sandbox, request, params.userId ?? '');
      const move = { ...readMove(body), userId, type: 'vault-in' } as const;
      await database.transaction((tx) => moveVault(tx, move, now()));
      return { message: walletMessages.movedIn(move.amount, move.currency) };
    },
  });

  extensionRoute(app, sandbox, moveOutOfVault, {
    summary:
      'Moves an amount of the vault back to the balance; takes the password, or a code of a second factor older than the session',
    preHandler: limitProofs,
    handler: async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const move = { ...readMove(body), userId: caller.id, type: 'vault-out' } as const;
      // A code is used up by the first move, so a repetition has none to give.
      if (!(await isVaultMoveMade(database, move))) {
        await proofs.withProof(request, caller, body.proof, (tx) => moveVault(tx, move, now()));
      }
      return { message: walletMessages.movedOut(move.amount, move.currency) };
    },
  });
}
