import type { RemoteName } from '@tessera/shared-contracts/remotes';

/** State of one remote on this page, for bug reports. */
export interface RemoteDiagnostics {
  readonly version: string | undefined;
  readonly buildId: string | undefined;
  readonly commit: string | undefined;
  readonly contract: number | undefined;
  /** Whether this browser gets the canary. */
  readonly cohort: 'live' | 'canary';
  /** URL that an override of this session loads the remote from. */
  readonly override: string | undefined;
  /** Required hash of the entry. */
  readonly integrity: string | undefined;
  readonly shared: Readonly<Record<string, string>>;
  /** Milliseconds since the document began, by module. */
  readonly timings: Readonly<Record<string, ModuleTimings>>;
  readonly lastError: string | undefined;
}

/** When a module was requested, loaded, and first rendered. */
export interface ModuleTimings {
  readonly requestedAt?: number;
  readonly loadedAt?: number;
  readonly renderedAt?: number;
}

/** `window.__mf`: which builds this page runs. */
export interface PageDiagnostics {
  readonly contract: number;
  readonly remotes: Readonly<Record<RemoteName, RemoteDiagnostics>>;
}

declare global {
  interface Window {
    __mf?: PageDiagnostics;
  }
}
