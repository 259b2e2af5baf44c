import { sandboxStart } from '@tessera/shared-contracts/testing/sandbox-names';
import type { State } from '../state';
import type { Settings } from './environment/settings';
import { fillStorage } from './fillStorage';
import { applyFaults, applySession, send } from './sandboxControl';

/** Sets up session, storage and faults of the state; the tab's sandbox is reset first. */
export async function prepareState(state: State, { sandbox, clock = sandboxStart }: Settings): Promise<void> {
  if (sandbox === undefined) await applyFaults();
  else await send('PUT', '/__sandbox/state', { data: state.data ?? 'seeded', clock });
  await applySession(state.session);
  fillStorage(state.storage);
  await applyFaults(state.faults);
}
