import type { SimulatorState } from '@tessera/shared-contracts/remotes';

/**
 * Path of a state's stage: the module alone, without the workbench.
 *
 * @param settings of the simulator, such as `session=expired`
 */
export function stagePath({ module, id, search = '' }: SimulatorState, settings = new URLSearchParams()): string {
  const written = settings.size === 0 ? '' : `/${settings}`;
  return `/stage/${module}/${id}${written}${search}`;
}
