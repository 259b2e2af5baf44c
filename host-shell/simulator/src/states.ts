import {
  type RemoteName,
  remoteNames,
  type StandaloneState,
  standaloneStateSchema,
} from '@tessera/shared-contracts/remotes';
import { array, object, parse, picklist } from 'valibot';

/** Id of the element in which the page carries the remote's states. */
const statesElementId = 'tessera-states';

const pageStatesSchema = object({
  remote: picklist(remoteNames as readonly [RemoteName, ...RemoteName[]]),
  states: array(standaloneStateSchema),
});

/** The remote that this page shows, and the states it can be put in. */
export function readPageStates(): { readonly remote: RemoteName; readonly states: readonly StandaloneState[] } {
  return parse(pageStatesSchema, JSON.parse(document.getElementById(statesElementId)?.textContent ?? 'null'));
}

/** Address of a state: `/{module}/{id}` with the search that the state asks for. */
export const stateHref = ({ module, id, search = '' }: StandaloneState): string => `/${module}/${id}${search}`;
