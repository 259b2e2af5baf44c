import type { ModuleFailure } from '../../protocol';

/** Phase in which a remote's module failed. */
export type RemotePhase = ModuleFailure['phase'];

/** A module of a remote cannot be shown. The rest of the page keeps working. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly phase: RemotePhase;

  /** @param key the remote and the module, `wallet/WalletDialog` */
  constructor(key: string, phase: RemotePhase, reason: string, cause?: unknown) {
    super(`${key} failed (${phase}): ${reason}`, { cause });
    this.phase = phase;
  }
}
