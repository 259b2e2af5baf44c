import type { SimulatorApp } from '../../local-site/composeSimulator';
import type { PictureChange } from '../compare';
import type { Coverage } from '../coverage';
import type { StateResult } from '../result';

/** What the report says about a remote. */
export interface RemoteReport {
  readonly remote: SimulatorApp;
  readonly results: readonly StateResult[];
  readonly changes: readonly PictureChange[];
  readonly coverage: Coverage;
}
