import { type SimulatorState, simulatorStart } from '@tessera/shared-contracts/remotes';
import type { Settings } from '../environment/settings';
import { applyFaults, applySession, send } from '../sandboxControl';
import { fillStorage } from './fillStorage';

/** Sets up session, storage and faults of the state; the tab's sandbox is reset first. */
export async function prepareState(
  state: SimulatorState,
  { sandbox, clock = simulatorStart }: Settings,
): Promise<void> {
  if (sandbox === undefined) await applyFaults();
  else await send('PUT', '/__sandbox/state', { data: state.data ?? 'seeded', clock });
  await applySession(state.session);
  fillStorage(state.storage);
  await applyFaults(state.faults);
}
