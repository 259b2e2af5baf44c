import type { FastifyRequest } from 'fastify';
import type { SandboxConfig } from '../config';

const matches = (pattern: string, origin: string) =>
  pattern.endsWith(':*') ? origin.replace(/:\d+$/, '') === pattern.slice(0, -2) : pattern === origin;

/** The origins that the sandbox trusts, and its own. */
export interface Origins {
  isOwn(origin: string): boolean;
  /** Whether pages of the origin may call the API and the control plane. */
  isAllowed(origin: string): boolean;
  /** Whether the origin may frame games, and games may return to it. */
  isSite(origin: string): boolean;
  /** Whether the Host header names this sandbox, and not a foreign name that resolves to it (DNS rebinding). */
  isOwnHost(request: FastifyRequest): boolean;
  /** Whether the Host header names this machine. */
  isLoopbackHost(request: FastifyRequest): boolean;
  /** The origin to build addresses with: the one that this caller used. */
  of(request: FastifyRequest): string;
}

/** @param readPort reads the port that the server listens on, once it does */
export function createOrigins(config: SandboxConfig, readPort: () => number): Origins {
  const loopback = () => ['127.0.0.1', 'localhost', '[::1]'].map((host) => `http://${host}:${readPort()}`);
  const own = () => [...config.publicOrigins, ...loopback()];
  const hostOf = (origin: string) => origin.replace(/^https?:\/\//, '');
  const ofHost = (request: FastifyRequest) => own().find((origin) => hostOf(origin) === request.host);
  // Reads the header itself: a page using DNS rebinding can send any X-Forwarded-Host.
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
