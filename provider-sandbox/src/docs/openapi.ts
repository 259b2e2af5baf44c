import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { CallDescription } from '../http/callRoute';

type JsonSchema = Readonly<Record<string, unknown>>;
type JsonContent = { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
type AnswerContent = {
  readonly content: {
    readonly [MediaType in 'application/json' | 'text/event-stream']?: { readonly schema: JsonSchema };
  };
};

/** An OpenAPI operation. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  /** Name of the extension that the call belongs to; absent for calls of spec §7. */
  readonly 'x-extension'?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
    readonly 'x-extension'?: string;
  }[];
  readonly requestBody?: JsonContent & { readonly required: true };
  readonly responses: Readonly<Record<string, AnswerContent & { readonly description: string }>>;
}

/** Amounts are checked by code that has no JSON Schema; in JSON they are numbers. */
const describeSchema = (schema: GenericSchema): JsonSchema => {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const isAmount = valibotSchema.type === 'union' && !('enum' in jsonSchema);
      return isAmount ? { type: 'number', description: 'An exact decimal, at most 8 places' } : undefined;
    },
  });
  return json;
};

const failure = (field: 'message' | 'error') => ({
  description: 'Refused or failed; the field says why in words for players.',
  content: { 'application/json': { schema: { type: 'object', properties: { [field]: { type: 'string' } } } } },
});

const inQuery = ({ query = {}, required = [] }: Pick<CallDescription, 'query' | 'required'>) =>
  Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description,
    schema: { type: 'string' },
  }));

function describeOperation(description: CallDescription): Operation {
  const { call, summary, isOpen = false, variant } = description;
  const mediaType = call.isEventStream ? 'text/event-stream' : 'application/json';
  const inPath = Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const ofVariant =
    variant && inQuery(variant).map((parameter) => ({ ...parameter, 'x-extension': variant.call.extension }));
  return {
    operationId: call.id,
    summary,
    tags: [call.path.startsWith('/auth') ? 'Auth' : call.path.includes('/games') ? 'Games' : 'Wallet'],
    security: isOpen ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [...inPath, ...inQuery(description), ...(ofVariant ?? [])],
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: describeSchema(call.body) } } },
    }),
    responses: {
      [call.id === 'register' ? '201' : '200']: {
        description: mediaType === 'application/json' ? 'Done' : 'The data of each event',
        content: { [mediaType]: { schema: describeSchema(call.answer) } },
      },
      default: failure(call.failureField ?? 'message'),
    },
    ...(call.extension && { 'x-extension': call.extension }),
  };
}

/**
 * The API as an OpenAPI document, generated from the schemas that the site itself parses answers with; calls of the
 * offered extensions are marked.
 */
export function createOpenApi(origin: string, cookieName: string, calls: readonly CallDescription[]) {
  const paths = new Map<string, Record<string, Operation>>();
  for (const description of calls) {
    const { path, method } = description.call;
    paths.set(path, { ...paths.get(path), [method.toLowerCase()]: describeOperation(description) });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tessera provider API (sandbox)',
      version: '1.0.0',
      description: 'A stand-in for the provider. No real money.',
    },
    servers: [{ url: origin }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: cookieName },
      },
    },
    paths: Object.fromEntries(paths),
  };
}
