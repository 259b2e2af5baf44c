import { type CallDefinition, type CallId, calls } from '@tessera/shared-contracts/api/schema';
import {
  type ExtensionCall,
  type ExtensionCallId,
  extensionCalls,
  type ProviderExtension,
} from '@tessera/shared-contracts/extensions/schema';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Descriptions that the table of calls does not contain. */
const notes: Readonly<Record<CallId, { readonly summary: string; readonly query?: Readonly<Record<string, string>> }>> =
  {
    login: { summary: 'Signs a player in; sets the session cookie too' },
    register: { summary: 'Adds a player and signs the player in' },
    profile: { summary: 'Reads the caller’s profile' },
    verifyEmail: { summary: 'Takes the code that was mailed; sent as an integer, padded to 6 digits' },
    sendOtp: { summary: 'Mails a code to verify the address' },
    changePassword: {
      summary:
        'Changes a password; failures carry `error`. With the extension two-factor, an enrolled player without a session adds a code as `token`',
    },
    enableTwoFactor: {
      summary: 'Begins the set-up of a second factor; with the extension two-factor, `proof` takes the password',
    },
    verifyTwoFactor: { summary: 'Takes a code of the authenticator; sent as a number, padded to 6 digits' },
    balance: { summary: 'Reads balances and their value in USD at the sandbox’s fixed rates' },
    coins: { summary: 'Lists the coins, one entry for each network' },
    depositAddress: {
      summary: 'Reads the caller’s deposit address',
      query: {
        currency: 'Symbol of the coin',
        network: 'One of a coin’s networks, e.g. TRC20; the default one when absent',
      },
    },
    withdrawOtp: { summary: 'Opens a withdrawal request and mails its code' },
    verifyOtp: { summary: 'Takes the code of a withdrawal request' },
    withdraw: { summary: 'Pays a withdrawal that a verified request covers to the letter, once' },
    transactions: { summary: 'Lists the caller’s transactions, newest first' },
    games: { summary: 'Lists the games' },
    initGame: { summary: 'Opens a game for real play' },
    initDemoGame: { summary: 'Opens a game for fun play; needs no account' },
  };

/** Calls that need no session. */
const open: ReadonlySet<CallId> = new Set([
  'login',
  'register',
  'verifyEmail',
  'sendOtp',
  'changePassword',
  'coins',
  'games',
  'initDemoGame',
]);

type JsonSchema = Readonly<Record<string, unknown>>;
type JsonContent = { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
type AnswerContent = {
  readonly content: {
    readonly [MediaType in 'application/json' | 'text/event-stream']?: { readonly schema: JsonSchema };
  };
};

/** An OpenAPI operation. */
export interface Operation {
  readonly operationId: CallId | ExtensionCallId;
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

/** @param variants calls of extensions that differ by their query only: its keys are marked */
const describeCall = (id: CallId, call: CallDefinition, variants: readonly ExtensionCall[]): Operation => {
  const { query = {}, ...rest } = notes[id];
  const [required] = Object.keys(query);
  const operation = describeOperation(id, call, { ...rest, query, required, isOpen: open.has(id) });
  const added = variants.flatMap((variant) =>
    inQuery(variant.query ?? {}).map((parameter) => ({ ...parameter, 'x-extension': variant.extension })),
  );
  return { ...operation, parameters: [...operation.parameters, ...added] };
};

const inQuery = (query: Readonly<Record<string, string>>, required?: string) =>
  Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    required: name === required,
    description,
    schema: { type: 'string' },
  }));

const describeExtensionCall = (id: ExtensionCallId, call: ExtensionCall): Operation => ({
  ...describeOperation(id, call, {
    summary: call.summary,
    query: call.query ?? {},
    isOpen: !call.hasBearer,
    mediaType: call.isEventStream ? 'text/event-stream' : undefined,
  }),
  'x-extension': call.extension,
});

interface Notes {
  readonly summary: string;
  readonly query: Readonly<Record<string, string>>;
  readonly required?: string | undefined;
  readonly isOpen: boolean;
  /** Of the answer; defaults to JSON. */
  readonly mediaType?: 'application/json' | 'text/event-stream' | undefined;
}

function describeOperation(
  id: CallId | ExtensionCallId,
  call: CallDefinition,
  { summary, query, required, isOpen, mediaType = 'application/json' }: Notes,
): Operation {
  const inPath = Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    operationId: id,
    summary,
    tags: [call.path.startsWith('/auth') ? 'Auth' : call.path.includes('/games') ? 'Games' : 'Wallet'],
    security: isOpen ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [...inPath, ...inQuery(query, required)],
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: describeSchema(call.body) } } },
    }),
    responses: {
      [id === 'register' ? '201' : '200']: {
        description: mediaType === 'application/json' ? 'Done' : 'The data of each event',
        content: { [mediaType]: { schema: describeSchema(call.answer) } },
      },
      default: failure(call.failureField ?? 'message'),
    },
  };
}

/** Extension calls that a sandbox offers. */
export const offeredCalls = (
  extensions: readonly ProviderExtension[],
): readonly (readonly [ExtensionCallId, ExtensionCall])[] =>
  (Object.entries(extensionCalls) as [ExtensionCallId, ExtensionCall][]).filter(([, { extension }]) =>
    extensions.includes(extension),
  );

/**
 * The API as an OpenAPI document, generated from the schemas that the site itself parses answers with; calls of the
 * offered extensions are marked.
 */
export function createOpenApi(origin: string, cookieName: string, extensions: readonly ProviderExtension[]) {
  const paths = new Map<string, Record<string, Operation>>();
  for (const [id, call] of Object.entries(calls) as [CallId, CallDefinition][]) {
    const variants = offeredCalls(extensions).flatMap(([, one]) => (one.variantOf === id ? [one] : []));
    paths.set(call.path, { ...paths.get(call.path), [call.method.toLowerCase()]: describeCall(id, call, variants) });
  }
  for (const [id, call] of offeredCalls(extensions)) {
    if (call.variantOf !== undefined) continue;
    paths.set(call.path, { ...paths.get(call.path), [call.method.toLowerCase()]: describeExtensionCall(id, call) });
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
