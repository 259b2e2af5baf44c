import type { SandboxConfig } from './config';
import type { Secret } from './data/secret';
import type { Database, Transaction } from './database';
import type { Faults } from './faults/faults';
import type { Origins } from './http/origins';
import type { Mail } from './mail/mailer';
import type { DataKind } from './tabs/data/dataKinds';
import type { Receiver } from './telemetry/receiver';

/**
 * Mail that is sent after the transaction that caused it: it is stored in that transaction, so it is neither lost nor
 * sent for a change that was rolled back, and no answer waits for the mail server.
 */
export interface Outbox {
  /** Whether mail is sent by SMTP, in which case the mailbox stays empty. */
  readonly isSmtp: boolean;
  /** Adds a mail, to be sent once the transaction has committed. */
  add(tx: Transaction, mail: Omit<Mail, 'sentAt'>): Promise<void>;
  /** Mail in the mailbox, newest first, with all that was added before; only mail to one address, if given. */
  list(to?: string): Promise<readonly Mail[]>;
  /** Stops sending. Unsent mail is sent after the next start. */
  close(): Promise<void>;
}

/** What a tab is put back to; what is absent is as in a new tab. */
export interface TabState {
  readonly data?: DataKind | undefined;
  /** `frozen`, `real`, or the moment at which it starts; see clock.ts. */
  readonly clock?: string | undefined;
  /** Of all ids, tokens, codes and seeds. */
  readonly seed?: string | undefined;
}

/** A sandbox that was opened at another one, as its own calls see it. */
export interface Tab {
  /** Whether its clock stands still. */
  readonly isFrozen: boolean;
  /** Puts data, clock, faults, mail, limits and the source of random bytes back to the start. */
  setState(state: TabState): Promise<void>;
}

/** The sandboxes that were opened at this one. */
export interface Tabs {
  /** @returns the origin; undefined while all are in use */
  open(): Promise<string | undefined>;
  /** @returns whether there was one */
  closeOne(port: number): Promise<boolean>;
  close(): Promise<void>;
}

/** Services shared by all parts of the sandbox. */
export interface Sandbox {
  readonly config: SandboxConfig;
  readonly database: Database;
  readonly secret: Secret;
  readonly outbox: Outbox;
  readonly faults: Faults;
  /** Receiver of what pages report; undefined unless configured. */
  readonly receiver: Receiver | undefined;
  readonly origins: Origins;
  readonly now: () => Date;
  /** Moves the clock forward, for tests of what waits. */
  readonly moveClock: (byMs: number) => void;
  /** The sandboxes that were opened at this one; undefined in one of them. */
  readonly tabs: Tabs | undefined;
  /** Undefined unless this sandbox is a tab of another one. */
  readonly tab: Tab | undefined;
}
