import type { RemoteName } from './remoteContracts';

/** What is known of one remote on this page; what a bug report needs. */
export interface RemoteDiagnostics {
  readonly version: string | undefined;
  readonly buildId: string | undefined;
  readonly commit: string | undefined;
  readonly contract: number | undefined;
  /** Whether this browser is among the players who try the canary first. */
  readonly cohort: 'live' | 'canary';
  /** Address that an override of this session loads the remote from. */
  readonly override: string | undefined;
  /** Hash of the entry that was demanded of the browser. */
  readonly integrity: string | undefined;
  readonly shared: Readonly<Record<string, string>>;
  /** Milliseconds since the document began, by module. */
  readonly timings: Readonly<Record<string, ModuleTimings>>;
  readonly lastError: string | undefined;
}

/** When a module was asked for, had arrived, and was first on the page. */
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
