import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildApp } from 'fauxqs';

/*
 * An S3 server in a process of its own, with the bucket `site`; prints its address. fauxqs has S3's API except for conditions
 * of writes, which are added here as Amazon documents them: 412 when the condition does not hold, 404 when an object to
 * replace is missing, 409 for a write at the same moment as another one. With `--ignore-conditions` they are ignored, as by
 * servers that do not know them; with `--never-match` an object is never the one that was read, as in Ceph 16, which compares quotes.
 */
const app = buildApp({ logger: false });
const busy = new Set<string>();

const answer = (status: number, code: string) => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

async function refusalOf(url: string, ifMatch: string | undefined) {
  const { statusCode, headers } = await app.inject({ method: 'HEAD', url });
  const isThere = statusCode === 200;
  if (ifMatch !== undefined && !isThere) return answer(404, 'NoSuchKey');
  const isOther = headers.etag !== ifMatch || process.argv.includes('--never-match');
  return (ifMatch === undefined ? isThere : isOther) ? answer(412, 'PreconditionFailed') : undefined;
}

if (!process.argv.includes('--ignore-conditions')) {
  app.addHook('preHandler', async ({ method, url, headers }: FastifyRequest, reply: FastifyReply) => {
    if (method !== 'PUT' || (headers['if-match'] ?? headers['if-none-match']) === undefined) return undefined;
    const [object = ''] = url.split('?');
    const isBusy = busy.has(object);
    if (!isBusy) {
      busy.add(object);
      reply.raw.once('close', () => busy.delete(object));
    }
    const refusal = isBusy ? answer(409, 'ConditionalRequestConflict') : await refusalOf(object, headers['if-match']);
    return refusal && reply.status(refusal.status).type('application/xml').send(refusal.body);
  });
}

await app.inject({ method: 'PUT', url: '/site' });
await app.listen({ host: 'localhost', port: 0 });
const [address] = app.addresses();
process.stdout.write(`http://localhost:${address?.port}\n`);
