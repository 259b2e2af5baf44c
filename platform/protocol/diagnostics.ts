import type { RemoteName } from '@tessera/shared-contracts/remotes';
import type { PageShell } from './registry';

/** State of one remote on this page, for bug reports. */
export interface RemoteDiagnostics {
  readonly version: string | undefined;
  readonly buildId: string | undefined;
  readonly commit: string | undefined;
  /** Base URL of its files. */
  readonly baseUrl: string | undefined;
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
  /** Failures on this page, oldest first; the first twenty. */
  readonly failures: readonly ModuleFailure[];
  /** Releases (`version-buildId`) that this page has given up. */
  readonly quarantined: readonly string[];
}

/** One failure of a module. */
export interface ModuleFailure {
  readonly module: string;
  /** `version-buildId` of the release that failed. */
  readonly release: string;
  /** When it failed: finding the release, loading it, waiting for it, comparing its contract, rendering it. */
  readonly phase: 'registry' | 'load' | 'deadline' | 'contract' | 'render';
  /** Stack of the error that caused it. */
  readonly stack: string | undefined;
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
  /** The shell's release; absent on a page that was composed from builds of this machine. */
  readonly shell: PageShell | undefined;
  /** Revision of the site that the page was composed for. */
  readonly revision: number | undefined;
  readonly remotes: Readonly<Record<RemoteName, RemoteDiagnostics>>;
}

declare global {
  interface Window {
    __mf?: PageDiagnostics;
  }
}
