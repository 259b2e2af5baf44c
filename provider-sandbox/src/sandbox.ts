import type { SandboxConfig } from './config';
import type { Secret } from './data';
import type { Database } from './database';
import type { Faults } from './faults';
import type { Origins } from './http/origins';
import type { Outbox } from './mail';

/** Services shared by all parts of the sandbox. */
export interface Sandbox {
  readonly config: SandboxConfig;
  readonly database: Database;
  readonly secret: Secret;
  readonly outbox: Outbox;
  readonly faults: Faults;
  readonly origins: Origins;
  readonly now: () => Date;
}
