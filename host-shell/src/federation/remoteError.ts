import type { RemoteName } from '@tessera/shared-contracts/remotes';

/** How far a remote's module came before it failed. */
export type RemotePhase = 'registry' | 'load' | 'deadline' | 'contract' | 'render';

/** A module of a remote that cannot be shown. The page goes on without it. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly remote: RemoteName;
  readonly module: string;
  readonly phase: RemotePhase;

  constructor(remote: RemoteName, module: string, phase: RemotePhase, reason: string, cause?: unknown) {
    super(`${remote}/${module} failed (${phase}): ${reason}`, { cause });
    this.remote = remote;
    this.module = module;
    this.phase = phase;
  }
}
