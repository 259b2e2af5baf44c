import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { HttpError } from '../http/httpError';
import { readShape } from '../http/readShape';
import { controlPrefix } from '../paths';
import type { Sandbox } from '../sandbox';
import { dataKinds } from './data/dataKinds';
import { recentMs } from './tabs';

/** Some offsets that the standard allows make no date. */
const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => Number.isFinite(Date.parse(text))),
);

const stateBody = v.object({
  data: v.optional(v.picklist(dataKinds)),
  clock: v.optional(v.union([v.picklist(['frozen', 'real']), moment])),
  seed: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** Opens and closes tabs at a sandbox, and puts a tab into a state. */
export function registerTabRoutes(control: FastifyInstance, { tabs, tab }: Pick<Sandbox, 'tabs' | 'tab'>): void {
  if (tabs !== undefined) {
    control.post(`${controlPrefix}/tabs`, async (_request, reply) => {
      const origin = await tabs.open();
      if (origin === undefined) {
        reply.header('retry-after', recentMs / 1_000);
        throw new HttpError(
          429,
          'All sandboxes of tabs are in use. Close a page that uses one, and try again in a moment.',
        );
      }
      reply.code(201);
      return { origin };
    });
    control.delete<{ Params: { port: string } }>(`${controlPrefix}/tabs/:port`, async ({ params }) => {
      if (!(await tabs.closeOne(Number(params.port)))) throw new HttpError(404, 'No tab is open at this port.');
      return { message: 'The tab is closed.' };
    });
  }
  if (tab !== undefined) {
    control.put(`${controlPrefix}/state`, async (request) => {
      await tab.setState(readShape(stateBody, request.body));
      return { message: 'The sandbox is in this state.' };
    });
  }
}
