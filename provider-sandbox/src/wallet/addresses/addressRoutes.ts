import { addAddress, readAddresses, removeAddress, setBookOnly } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance } from 'fastify';
import { noteActivity, type ProofRules, readProofKind } from '../../auth';
import { requireSelf } from '../../http/caller';
import { extensionRoute } from '../../http/callRoute';
import { HttpError } from '../../http/httpError';
import { mailMessages } from '../../mail';
import { momentText } from '../../momentText';
import { noteHold } from '../../notices';
import type { Sandbox } from '../../sandbox';
import { findCoin, networksOf } from '../coins';
import { walletMessages } from '../wallet.messages';
import { requireAddress } from '../withdrawals/readWithdrawal';
import { describeEntry, tellOfAddress } from './describeEntry';
import { addEntry, listEntries, removeEntry } from './entries';
import { registerRemovalPage, removalLink } from './removalPage';
import { later, newAddressFrom, readStanding } from './standing';

function readCoin({ currency, network }: { readonly currency: string; readonly network: string }) {
  if (networksOf(currency).length === 0) throw new HttpError(400, walletMessages.unknownCoin);
  const coin = findCoin(currency, network);
  if (coin === undefined) throw new HttpError(400, walletMessages.unknownNetwork);
  return coin;
}

/** The extension `address-book`. */
export function registerAddressRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  { proofs, limitProofs }: ProofRules,
): void {
  const { database, config, outbox, origins } = sandbox;
  registerRemovalPage(app, sandbox);

  extensionRoute(app, sandbox, readAddresses, {
    summary: 'Reads the caller’s address book, and what holds for other addresses',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const standing = await readStanding(sandbox, database, caller.id);
      return {
        only: standing.only,
        onlyUntil: standing.onlyUntil?.toISOString() ?? null,
        holdUntil: standing.holdUntil?.toISOString() ?? null,
        addresses: (await listEntries(database, caller.id)).map((entry) => describeEntry(standing, entry)),
        waitSeconds: config.holds.newAddressMs / 1000,
        proof: await readProofKind(sandbox, caller),
      };
    },
  });

  extensionRoute(app, sandbox, addAddress, {
    summary:
      'Adds an address to the book and mails the caller a link that removes it; takes the password, or a code of a second factor older than the session',
    preHandler: limitProofs,
    handler: async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const coin = readCoin(body);
      const address = body.address.trim();
      requireAddress([coin], address);
      return proofs.withProof(request, caller, body.proof, async (tx) => {
        const standing = await readStanding(sandbox, tx, caller.id, 'for no key update');
        const usableFrom = newAddressFrom(standing, config.holds.newAddressMs);
        const wanted = { userId: caller.id, name: body.name, coin, address, addedAt: standing.at, usableFrom };
        const { entry, token } = await addEntry(tx, wanted);
        await noteActivity(sandbox, tx, request, caller, 'address-added');
        await tellOfAddress(sandbox, tx, {
          to: caller.email,
          entry,
          standing,
          link: removalLink(origins.of(request), token),
        });
        return { message: walletMessages.addressAdded(entry.name, usableFrom > standing.at ? usableFrom : undefined) };
      });
    },
  });

  extensionRoute(app, sandbox, removeAddress, {
    summary: 'Removes an address of the caller’s book',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const removed = await database.transaction(async (tx) => {
        await readStanding(sandbox, tx, caller.id, 'for no key update');
        const entry = await removeEntry(tx, caller.id, params.id ?? '');
        if (entry !== undefined) await noteActivity(sandbox, tx, request, caller, 'address-removed');
        return entry;
      });
      if (removed === undefined) throw new HttpError(404, walletMessages.unknownAddress);
      return { message: walletMessages.addressRemoved(removed.name) };
    },
  });

  extensionRoute(app, sandbox, setBookOnly, {
    summary:
      'Lets withdrawals go to addresses of the book only, at once; turning that off takes a proof, and the time of a hold',
    preHandler: limitProofs,
    handler: async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      if (body.only) {
        await database.query('update users set book_only = true, book_only_until = null where id = $1', [caller.id]);
        return { message: walletMessages.bookOnlyOn };
      }
      return proofs.withProof(request, caller, body.proof ?? '', async (tx) => {
        const { at, only, onlyUntil } = await readStanding(sandbox, tx, caller.id, 'for no key update');
        if (!only) return { message: walletMessages.bookOnlyOff(undefined) };
        const until = onlyUntil ?? later(at, config.holds.newAddressMs);
        if (onlyUntil === null) {
          await tx.query('update users set book_only_until = $2 where id = $1', [caller.id, until]);
          await noteHold(tx, caller.id);
          await noteActivity(sandbox, tx, request, caller, 'book-only-off');
          await outbox.add(tx, { to: caller.email, ...mailMessages.bookOnlyOff(momentText(until)) });
        }
        return { message: walletMessages.bookOnlyOff(until > at ? until : undefined) };
      });
    },
  });
}
