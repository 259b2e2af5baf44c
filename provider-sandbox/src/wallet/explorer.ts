import type { FastifyInstance } from 'fastify';
import { html } from '../http/html';
import { sendPage } from '../http/page';
import { sandboxPage } from '../http/sandboxPage';
import type { Sandbox } from '../sandbox';

const prefix = '/explorer';

/** Patterns of the explorer's pages: the sandbox's chain is on no public one. */
export const explorerPatterns = (origin: string) => ({
  transaction: `${origin}${prefix}/transactions/{hash}`,
  address: `${origin}${prefix}/addresses/{address}`,
});

interface Line {
  readonly hash: string;
  readonly amount: string;
  readonly currency: string;
  readonly address: string;
  readonly confirmations: number | null;
}

/** What is public on a chain: no player, and of a withdrawal what arrives. A deposit from within is its withdrawal. */
const select = `select encode(sha256(convert_to(id, 'UTF8')), 'hex') as hash, trim_scale(amount - coalesce(fee, 0))::text as amount,
    currency, address, (select height from chain) - broadcast_height as confirmations
  from transactions where withdrawal_id is null and address is not null and exists (
    select from transaction_steps where transaction_id = id and state in ('sent', 'seen'))`;

/** Pages about the sandbox's own chain, for the links of `coin-terms`. */
export function registerExplorer(app: FastifyInstance, { database, config }: Sandbox): void {
  if (!config.extensions.includes('coin-terms')) return;
  const pages = [
    ['transactions', 'Transaction', `encode(sha256(convert_to(id, 'UTF8')), 'hex')`],
    ['addresses', 'Address', 'address'],
  ] as const;
  for (const [path, title, column] of pages) {
    app.get<{ Params: { key: string } }>(`${prefix}/${path}/:key`, async ({ params }, reply) => {
      const found = `${select} and ${column} = $1 order by created_at desc limit 50`;
      const lines = await database.query<Line>(found, [params.key]);
      return sendPage(reply, {
        ...sandboxPage(app, prefix, {
          title,
          intro: params.key,
          body: html`<ul class="lines">${lines.map(
            ({ hash, amount, currency, address, confirmations }) =>
              html`<li><code translate="no">${hash}</code>: ${amount} ${currency} to <code translate="no">${address}</code>, ${
                confirmations === null ? 'confirmed' : `${confirmations} confirmations`
              }</li>`,
          )}</ul>${lines.length > 0 ? '' : html`<p>There is nothing of this name on the chain of the sandbox.</p>`}`,
        }),
        status: lines.length > 0 ? 200 : 404,
      });
    });
  }
}
