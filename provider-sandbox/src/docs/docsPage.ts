import { type CallDefinition, calls, stringifyJson } from '@tessera/shared-contracts/api/schema';
import type { ProviderExtension } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionCookie } from '../http/caller';
import { html, type Markup } from '../http/html';
import { sendPage } from '../http/page';
import { sandboxPage } from '../http/sandboxPage';
import type { Sandbox } from '../sandbox';
import { createOpenApi, type Operation, offeredCalls } from './openapi';

/** Documentation of the API: a page at /docs, and an OpenAPI document for tools at /docs/openapi.json. */
export function registerDocs(app: FastifyInstance, { config, origins }: Sandbox): void {
  const read = (request: FastifyRequest) => {
    const origin = origins.of(request);
    return createOpenApi(origin, sessionCookie(origin), config.extensions);
  };
  app.get('/docs/openapi.json', async (request) => read(request));
  app.get('/docs', async (request, reply) => {
    const { paths } = read(request);
    return sendPage(
      reply,
      sandboxPage(app, '/docs', {
        title: 'API',
        styles: ['docs.css'],
        intro: 'The 18 calls and the extensions, made from the schemas that the site reads their answers with.',
        body: html`<p><a href="/docs/openapi.json">OpenAPI 3.1 document</a></p>
${[...Object.values(calls), ...ownCalls(config.extensions)].map((call) =>
  describe(call, paths[call.path]?.[call.method.toLowerCase()]),
)}`,
      }),
    );
  });
}

/** Calls of extensions that are not described with the call that they are a variant of. */
const ownCalls = (extensions: readonly ProviderExtension[]) =>
  offeredCalls(extensions).flatMap(([, call]) => (call.variantOf === undefined ? [call] : []));

function describe({ method, path }: Pick<CallDefinition, 'method' | 'path'>, operation: Operation | undefined): Markup {
  if (operation === undefined) return html``;
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
