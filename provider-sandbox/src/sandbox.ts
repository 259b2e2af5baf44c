import type { SandboxConfig } from './config';
import type { Secret } from './data';
import type { Database } from './database';
import type { Faults } from './faults';
import type { Origins } from './http/origins';
import type { Outbox } from './mail';
import type { Tab, Tabs } from './tabs';
import type { Exposition } from './telemetry';

/** Services shared by all parts of the sandbox. */
export interface Sandbox {
  readonly config: SandboxConfig;
  readonly database: Database;
  readonly secret: Secret;
  readonly outbox: Outbox;
  readonly faults: Faults;
  /** What pages have reported to this process. */
  readonly exposition: Exposition;
  readonly origins: Origins;
  readonly now: () => Date;
  /** The sandboxes that were opened at this one; undefined in one of them. */
  readonly tabs: Tabs | undefined;
  /** Undefined unless this sandbox is a tab of another one. */
  readonly tab: Tab | undefined;
}
