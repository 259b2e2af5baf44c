import {
  type BreakState,
  closeAccount as closeCall,
  playAgain as playAgainCall,
  readBreak,
  takeBreak as takeBreakCall,
} from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance } from 'fastify';
import { type ProofRules, readProofKind } from '../../auth';
import type { SessionUser } from '../../auth/sessions';
import { settleAbandonedRounds } from '../../games/abandonedRounds';
import { clearSessionCookie, requireSelf } from '../../http/caller';
import { extensionRoute } from '../../http/callRoute';
import type { Sandbox } from '../../sandbox';
import { breakMessages } from './breaks.messages';
import { closeAccount } from './closeAccount';
import { playAgain, readBreakNow, takeBreak } from './takeBreak';

/** The extension `breaks`. */
export function registerBreakRoutes(app: FastifyInstance, sandbox: Sandbox, { proofs, limitProofs }: ProofRules): void {
  const { database } = sandbox;
  const describe = async (caller: SessionUser, { state, until }: { state: BreakState; until: Date | null }) => ({
    state,
    until: until?.toISOString() ?? null,
    proof: await readProofKind(sandbox, caller),
  });

  extensionRoute(app, sandbox, readBreak, {
    summary: 'Reads whether the caller is on a break and until when, and which proof beginning one takes',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      return describe(caller, await readBreakNow(sandbox, database, caller.id));
    },
  });

  extensionRoute(app, sandbox, takeBreakCall, {
    summary: 'Begins a break that nobody can end early: ends all sessions and settles open rounds; takes a proof',
    preHandler: limitProofs,
    handler: async ({ body, params, request, reply }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const begun = await proofs.withProof(request, caller, body.proof, (tx) =>
        takeBreak(sandbox, tx, caller.id, body.length),
      );
      // What fails here is settled within the hour, with other abandoned rounds.
      await settleAbandonedRounds(sandbox).catch((error: unknown) => request.log.error(error));
      clearSessionCookie(sandbox, reply);
      return { message: breakMessages.begun(begun.until), ...(await describe(caller, begun)) };
    },
  });

  extensionRoute(app, sandbox, playAgainCall, {
    summary: 'Asks to play again once a break is over, which is possible a day later',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const found = await playAgain(sandbox, caller.id);
      const message = breakMessages.answered[found.state];
      return { message, ...(await describe(caller, found)) };
    },
  });

  extensionRoute(app, sandbox, closeCall, {
    summary: 'Closes the caller’s account for good, once everything is paid out; takes a proof',
    preHandler: limitProofs,
    handler: async ({ body, params, request, reply }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      await proofs.withProof(request, caller, body.proof, (tx) => closeAccount(sandbox, tx, caller.id));
      clearSessionCookie(sandbox, reply);
      return { message: breakMessages.closedNow };
    },
  });
}
