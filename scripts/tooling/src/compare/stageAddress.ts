import type { SimulatorState } from '@tessera/shared-contracts/remotes';

/**
 * Address of a state's stage: the module alone, without a toolbar.
 *
 * @param settings of the simulator, such as `session=expired`
 */
export function stageAddress(
  origin: string,
  { module, id, search = '' }: SimulatorState,
  settings: URLSearchParams,
): string {
  const query = ['bare', search.replace('?', ''), `${settings}`].filter((part) => part !== '');
  return `${origin}/${module}/${id}?${query.join('&')}`;
}
