import { isLoopback } from '../http/loopback';

/** Values of `CONTROL`. */
export const controlModes = ['open', 'loopback', 'token', 'off'] as const;

/**
 * Where the control plane (`/__sandbox`, `/console`, `/mailbox`) is reachable, and by which clients. It mints deposits
 * and reads mail, so it is never on a listener that other machines reach, unless it requires a token.
 */
export type Control =
  /** On the API's port, which listens on loopback. */
  | { readonly mode: 'open' }
  /** On its own loopback listener. */
  | { readonly mode: 'loopback'; readonly port: number }
  /** On the API's port, for clients with the token. */
  | { readonly mode: 'token'; readonly token: string }
  | { readonly mode: 'off' };

interface Settings {
  readonly mode: (typeof controlModes)[number] | undefined;
  readonly port: number | undefined;
  readonly token: string | undefined;
  readonly host: string;
  readonly publicOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
}

/** @returns where the control plane is, or the problem with its settings */
export function chooseControl({ mode, port, token, ...where }: Settings): Control | string {
  // A proxy in front makes even a listener on loopback public.
  const isPrivate =
    isLoopback(where.host) &&
    where.trustedProxies.length === 0 &&
    where.publicOrigins.every((origin) => isLoopback(new URL(origin.replace(/:\*$/, '')).hostname));
  switch (mode ?? (isPrivate ? 'open' : 'off')) {
    case 'off':
      return { mode: 'off' };
    case 'open':
      if (isPrivate) return { mode: 'open' };
      return 'CONTROL is open, but others than this machine reach the sandbox (HOST, PUBLIC_ORIGINS, TRUSTED_PROXIES)';
    case 'loopback':
      return port === undefined ? 'CONTROL is loopback, but CONTROL_PORT is not set' : { mode: 'loopback', port };
    case 'token':
      return token === undefined ? 'CONTROL is token, but CONTROL_TOKEN is not set' : { mode: 'token', token };
  }
}
