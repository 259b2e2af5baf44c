import type { SimulatorState } from '@tessera/shared-contracts/remotes';

/** Path of the page that shows a state without the simulator's own controls. */
export const stateAddress = ({ module, id, search = '' }: SimulatorState): string =>
  `/${module}/${id}?bare${search.replace('?', '&')}`;
