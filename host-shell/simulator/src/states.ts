import {
  type RemoteName,
  remoteNames,
  type SimulatorState,
  simulatorStateSchema,
} from '@tessera/shared-contracts/remotes';
import { array, object, parse, picklist } from 'valibot';

/** Id of the element that holds the remote's states. */
const statesElementId = 'tessera-states';

const pageStatesSchema = object({
  remote: picklist(remoteNames as readonly [RemoteName, ...RemoteName[]]),
  states: array(simulatorStateSchema),
});

/** The remote that this page shows, and its states. */
export function readPageStates(): { readonly remote: RemoteName; readonly states: readonly SimulatorState[] } {
  return parse(pageStatesSchema, JSON.parse(document.getElementById(statesElementId)?.textContent ?? 'null'));
}

/** Address of a state: `/{module}/{id}` with the state's query string. */
export const stateHref = ({ module, id, search = '' }: SimulatorState): string => `/${module}/${id}${search}`;
