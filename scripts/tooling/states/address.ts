import type { SimulatorState } from '@tessera/shared-contracts/remotes';

/**
 * Path of the page that shows a state without the simulator's own controls.
 *
 * @param tab port of the tab sandbox that the state is shown against, at a moment that stands still
 */
export function stateAddress({ module, id, search = '' }: SimulatorState, tab?: string): string {
  if (tab === undefined) return `/${module}/${id}?bare${search.replace('?', '&')}`;
  return `/stage/${module}/${id}/${encodeURIComponent(`sandbox=${tab}&clock=frozen`)}${search}`;
}
