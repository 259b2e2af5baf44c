import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import type { SandboxConfig } from '../config';

/** Far more than the largest body of a call. */
const bodyLimit = 64 * 1024;
const headersTimeoutMs = 10_000;

/**
 * What one connection may cost: whoever sends headers or a body drop by drop is answered 408 and disconnected. Answers take as
 * long as they take, and so do faults that delay them.
 */
export function requestLimits({ requestTimeoutMs }: SandboxConfig) {
  return {
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    http: {
      requestTimeout: requestTimeoutMs,
      headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
      // How late a connection that is over its time may be found.
      connectionsCheckingInterval: Math.min(1_000, requestTimeoutMs),
    },
  } satisfies FastifyHttpOptions<Server>;
}
