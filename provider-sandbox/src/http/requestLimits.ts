import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import type { SandboxConfig } from '../config';

/** Far larger than any body of a call. */
const bodyLimit = 64 * 1024;
const headersTimeoutMs = 10_000;

/**
 * Limits of one connection: a client that sends headers or a body too slowly is answered 408 and disconnected. Answers,
 * including those delayed by faults, have no time limit.
 */
export function requestLimits({ requestTimeoutMs }: SandboxConfig) {
  return {
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    http: {
      requestTimeout: requestTimeoutMs,
      headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
      // How late a connection that exceeds its time may be noticed.
      connectionsCheckingInterval: Math.min(1_000, requestTimeoutMs),
    },
  } satisfies FastifyHttpOptions<Server>;
}
