import type { SimulatorState } from '@tessera/shared-contracts/remotes';

/**
 * Address of a state's stage: the module alone, without the workbench.
 *
 * @param settings of the simulator, such as `session=expired`
 */
export function stageAddress(
  origin: string,
  { module, id, search = '' }: SimulatorState,
  settings: URLSearchParams,
): string {
  const written = settings.size === 0 ? '' : `/${settings}`;
  return `${origin}/stage/${module}/${id}${written}${search}`;
}
