import type { CallDefinition, exactNumber } from '@tessera/shared-contracts/api/schema';
import type { ExtensionCall } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Sandbox } from '../sandbox';
import { readShape } from './readShape';
import { createWatcherCount } from './watcherCount';

/** Arguments of a call's handler: the body as parsed by the call's schema, and the request. */
export interface CallContext<Body> {
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string | undefined>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type BodyOf<Call extends CallDefinition> = Call['body'] extends GenericSchema ? InferOutput<Call['body']> : undefined;
type ExactNumber = ReturnType<typeof exactNumber>;
/** The answer of a call before serialization: a number may be an `exactNumber`. */
type InputOf<Value> = Value extends readonly (infer Item)[]
  ? readonly InputOf<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: InputOf<Value[Key]> }
    : Value extends number
      ? Value | ExactNumber
      : Value;

/** Returns the answer, or the reply that it has sent by itself. */
type Handler<Call extends CallDefinition> = (
  context: CallContext<BodyOf<Call>>,
) => Promise<InputOf<InferInput<Call['answer']>> | FastifyReply>;

/** A call as the API's documentation describes it. */
export interface CallDescription {
  readonly call: CallDefinition & Partial<ExtensionCall>;
  /** What it does, in the present tense. */
  readonly summary: string;
  /** Keys of the query string, with their descriptions. */
  readonly query?: Readonly<Record<string, string>>;
  /** Keys of the query string that are not optional. */
  readonly required?: readonly string[];
  /** Whether it needs no session. */
  readonly isOpen?: boolean;
  /** The call of an extension that keys of its own make of this one. */
  readonly variant?: Pick<CallDescription, 'call' | 'query'>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that the route answers. */
    readonly description?: CallDescription;
  }
}

interface RouteOptions<Call extends CallDefinition> extends Omit<CallDescription, 'call'> {
  readonly handler: Handler<Call>;
  readonly preHandler?: preHandlerAsyncHookHandler;
}

/**
 * Registers one call of the shared contract, with its description for the API's documentation; a body that does not match its
 * schema is refused before the handler.
 */
export function callRoute<Call extends CallDefinition>(
  app: FastifyInstance,
  call: Call,
  { handler, preHandler, ...description }: RouteOptions<Call>,
): void {
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { description: { call, ...description } },
    ...(preHandler && { preHandler }),
    handler: (request, reply) =>
      handler({
        body: (call.body === undefined ? undefined : readShape(call.body, request.body)) as BodyOf<Call>,
        params: request.params as Record<string, string>,
        search: request.query as Record<string, string | undefined>,
        request,
        reply,
      }),
  });
}

/** Registers a call of an extension if the sandbox offers it; otherwise it is answered like an unknown path. Long polls are limited in number. */
export function extensionRoute<Call extends ExtensionCall>(
  app: FastifyInstance,
  { config }: Pick<Sandbox, 'config'>,
  call: Call,
  options: RouteOptions<Call>,
): void {
  if (!config.extensions.includes(call.extension)) return;
  const count = call.isLongPoll ? createWatcherCount(config.watcherLimits) : undefined;
  callRoute(app, call, {
    ...options,
    handler: async (context) => {
      const stopCounting = count?.add(context.request);
      try {
        return await options.handler(context);
      } finally {
        stopCounting?.();
      }
    },
  });
}
