import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noteActivity } from '../../auth';
import { queryExactlyOne } from '../../database';
import { html, type Markup } from '../../http/html';
import { sendPage } from '../../http/page';
import { sandboxPage } from '../../http/sandboxPage';
import { addressRemovalPath } from '../../paths';
import type { Sandbox } from '../../sandbox';
import { walletMessages } from '../wallet.messages';
import { nameAddress } from './describeEntry';
import { type Entry, findByToken, removeEntry } from './entries';
import { readStanding } from './standing';

/** The link of a mail to the page that removes an address. */
export const removalLink = (origin: string, token: string): string => `${origin}${addressRemovalPath}?token=${token}`;

const readToken = ({ query }: FastifyRequest): string => (query as { token?: string }).token ?? '';

/**
 * A page that removes an address without a login, by the token of the mail that announced it. Only its button removes: scanners
 * of mail open links.
 */
export function registerRemovalPage(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, config } = sandbox;
  if (!config.extensions.includes('address-book')) return;

  const send = (reply: FastifyReply, status: number, title: string, intro: string, body: Markup = html``) =>
    sendPage(reply, { ...sandboxPage(app, addressRemovalPath, { title, intro, body }), status });
  const sendUnknown = (reply: FastifyReply) =>
    send(reply, 404, walletMessages.removal.over, walletMessages.removal.overLine);

  const remove = (request: FastifyRequest): Promise<Entry | undefined> =>
    database.transaction(async (tx) => {
      const found = await findByToken(tx, readToken(request));
      if (found === undefined) return undefined;
      await readStanding(sandbox, tx, found.userId, 'for no key update');
      const removed = await removeEntry(tx, found.userId, found.id);
      if (removed === undefined) return undefined;
      const player = await queryExactlyOne<{ id: string; email: string }>(
        tx,
        'select id, email from users where id = $1',
        [found.userId],
      );
      await noteActivity(sandbox, tx, request, player, 'address-removed');
      return removed;
    });

  app.get(addressRemovalPath, async (request, reply) => {
    const entry = await findByToken(database, readToken(request));
    if (entry === undefined) return sendUnknown(reply);
    const { coin, address } = nameAddress(entry);
    const form = html`
<p><strong>${entry.name}</strong>: ${coin}<br><code translate="no">${address}</code></p>
<form method="post" action="${removalLink('', readToken(request))}"><button class="button" type="submit">${walletMessages.removal.button}</button></form>`;
    return send(reply, 200, walletMessages.removal.title, walletMessages.removal.line, form);
  });

  app.register(async (scope) => {
    // What a form without fields sends.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume().once('end', () => done(null, undefined));
    });
    scope.post(addressRemovalPath, async (request, reply) => {
      const removed = await remove(request);
      if (removed === undefined) return sendUnknown(reply);
      return send(reply, 200, walletMessages.addressRemoved(removed.name), walletMessages.removal.doneLine);
    });
  });
}
