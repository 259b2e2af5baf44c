import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { startOfStates } from '../environment/clock';
import type { Settings } from '../environment/settings';
import { applyFaults, applySession, send } from '../sandboxControl';
import { fillStorage } from './fillStorage';

/** Puts sandbox, session and storage into the state; a sandbox of the tab's own begins anew. */
export async function prepareState(state: SimulatorState, { sandbox, clock = startOfStates }: Settings): Promise<void> {
  if (sandbox === undefined) await applyFaults();
  else await send('PUT', '/__sandbox/state', { data: state.data ?? 'seeded', clock });
  await applySession(state.session);
  fillStorage(state.storage);
  await applyFaults(state.faults);
}
