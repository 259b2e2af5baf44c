import type { FastifyRequest } from 'fastify';
import type { SandboxConfig } from '../config';

const matches = (pattern: string, origin: string) =>
  pattern.endsWith(':*') ? origin.replace(/:\d+$/, '') === pattern.slice(0, -2) : pattern === origin;

/** Which origins the sandbox trusts, and under which it is reached itself. */
export interface Origins {
  isOwn(origin: string): boolean;
  /** May call the API from a page and use the console's calls. */
  isAllowed(origin: string): boolean;
  /** May frame a game and be returned to. */
  isSite(origin: string): boolean;
  /** Whether the Host header names this sandbox; a name that only points here (DNS rebinding) does not. */
  isOwnHost(request: FastifyRequest): boolean;
  /** Whether the Host header names this machine. */
  isLoopbackHost(request: FastifyRequest): boolean;
  /** The origin to build addresses with: the one that this caller came by. */
  of(request: FastifyRequest): string;
}

/** @param readPort the port that the server listens on; known once it does */
export function createOrigins(config: SandboxConfig, readPort: () => number): Origins {
  const loopback = () => ['127.0.0.1', 'localhost', '[::1]'].map((host) => `http://${host}:${readPort()}`);
  const own = () => [...config.publicOrigins, ...loopback()];
  const hostOf = (origin: string) => origin.replace(/^https?:\/\//, '');
  const ofHost = (request: FastifyRequest) => own().find((origin) => hostOf(origin) === request.host);
  // The header itself: a page that was rebound to this machine can send an X-Forwarded-Host of its choice.
  const isHostOf = (known: readonly string[], request: FastifyRequest) =>
    known.some((origin) => hostOf(origin) === request.headers.host);
  const isOwn = (origin: string) => own().includes(origin);
  return {
    isOwn,
    isAllowed: (origin) => isOwn(origin) || config.allowedOrigins.some((pattern) => matches(pattern, origin)),
    isSite: (origin) => config.siteOrigins.some((pattern) => matches(pattern, origin)),
    isOwnHost: (request) => isHostOf(own(), request),
    isLoopbackHost: (request) => isHostOf(loopback(), request),
    of: (request) => ofHost(request) ?? own()[0] ?? '',
  };
}
