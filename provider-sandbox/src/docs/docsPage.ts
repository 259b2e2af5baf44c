import { stringifyJson } from '@tessera/shared-contracts/api/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionCookie } from '../http/caller';
import type { CallDescription } from '../http/callRoute';
import { html, type Markup } from '../http/html';
import { sendPage } from '../http/page';
import { sandboxPage } from '../http/sandboxPage';
import type { Sandbox } from '../sandbox';
import { createOpenApi, type Operation } from './openapi';

/**
 * Documentation of the API: a page at /docs, and an OpenAPI document for tools at /docs/openapi.json. They describe the calls
 * that are registered afterwards.
 */
export function registerDocs(app: FastifyInstance, { origins }: Sandbox): void {
  const described = new Map<string, CallDescription>();
  app.addHook('onRoute', ({ config }) => {
    // A route and its `HEAD` have the same.
    if (config?.description) described.set(config.description.call.id, config.description);
  });
  const read = (request: FastifyRequest) => {
    const origin = origins.of(request);
    // Those of spec §7 first.
    const calls = [...described.values()].sort((a, b) => Number('extension' in a.call) - Number('extension' in b.call));
    return createOpenApi(origin, sessionCookie(origin), calls);
  };
  app.get('/docs/openapi.json', async (request) => read(request));
  app.get('/docs', async (request, reply) => {
    const { paths } = read(request);
    return sendPage(
      reply,
      sandboxPage(app, '/docs', {
        title: 'API',
        styles: ['docs.css'],
        intro:
          'The calls of the site and of the extensions, made from the schemas that the site reads their answers with.',
        body: html`<p><a href="/docs/openapi.json">OpenAPI 3.1 document</a></p>
${Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => describe(method.toUpperCase(), path, operation)),
)}`,
      }),
    );
  });
}

function describe(method: string, path: string, operation: Operation): Markup {
  const [answer] = Object.values(operation.responses);
  return html`
<section class="call" aria-labelledby="${operation.operationId}">
  <h2 id="${operation.operationId}"><span class="method">${method}</span> <code translate="no">${path}</code></h2>
  ${operation['x-extension'] === undefined ? '' : html`<p class="extension">Extension: ${operation['x-extension']}</p>`}
  <p>${operation.summary}. ${operation.security.length > 0 ? 'Needs the bearer token or the session cookie.' : 'Open to all.'}</p>
  ${operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, description = '' }) => html`<p><code translate="no">?${name}=</code> ${description}.</p>`)}
  ${schemaBlock('Request body', operation.requestBody?.content['application/json'].schema)}
  ${schemaBlock('Answer', Object.values(answer?.content ?? {})[0]?.schema)}
</section>`;
}

const schemaBlock = (title: string, schema: unknown): Markup =>
  schema === undefined
    ? html``
    : html`<details><summary>${title}</summary><pre tabindex="0">${indent(schema)}</pre></details>`;

const indent = (schema: unknown) => JSON.stringify(JSON.parse(stringifyJson(schema)), null, 2);
