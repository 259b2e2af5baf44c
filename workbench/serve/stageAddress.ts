import type { State } from '../state';

/**
 * Path of a state's stage: the module alone, without the workbench.
 *
 * @param settings of the workbench, such as `session=expired`
 */
export function stagePath({ module, id, search = '' }: State, settings = new URLSearchParams()): string {
  const written = settings.size === 0 ? '' : `/${settings}`;
  return `/stage/${module}/${id}${written}${search}`;
}
