import type { FastifyRequest } from 'fastify';
import type { SandboxConfig } from '../config';
import { describeFailure } from '../database';

/**
 * The logger's options. A game's address carries its token in the query, and a database error carries the values of rows and
 * parameters: neither is logged.
 */
export const loggerOf = ({ logLevel }: SandboxConfig) =>
  logLevel === 'silent' ? false : { level: logLevel, serializers: { req: describeRequest, err: describeError } };

export const describeRequest = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url.replace(/\?.*$/s, ''),
  remoteAddress: ip,
});

/** Of an error of the database, nothing but its code, its constraint and where it occurred. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', code } = error as Error & { readonly code?: unknown };
  const failure = describeFailure(error);
  // The first lines of a stack repeat the message.
  if (failure !== undefined) return { ...failure, stack: stack.slice(stack.indexOf('\n    at ') + 1) };
  return { type: name, message, stack, ...(code !== undefined && { code }) };
}
