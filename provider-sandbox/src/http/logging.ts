import type { FastifyRequest } from 'fastify';
import type { SandboxConfig } from '../config';

/**
 * What is logged. A game's address carries its token in the query, and an error of the database carries the values of its
 * statement: neither is written down.
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
