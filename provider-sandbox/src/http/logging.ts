import type { FastifyRequest } from 'fastify';
import type { SandboxConfig } from '../config';

/**
 * The logger's options. A game's address carries its token in the query, and a database error carries the parameters of its
 * statement: neither is logged.
 */
export const loggerOf = ({ logLevel }: SandboxConfig) =>
  logLevel === 'silent' ? false : { level: logLevel, serializers: { req: describeRequest, err: describeError } };

export const describeRequest = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url.replace(/\?.*$/s, ''),
  remoteAddress: ip,
});

export const describeError = ({ name, message, stack = '', code }: Error & { readonly code?: unknown }) => ({
  type: name,
  message,
  stack,
  ...(code !== undefined && { code }),
});
