import { parse } from 'valibot';
import { type Registry, registryElementId, registrySchema } from '../../protocol';

/**
 * Reads the registry that compose wrote into the page. Without a readable one the shell still works: every remote then
 * counts as not released.
 */
export function readRegistry(): Registry {
  try {
    const text = document.getElementById(registryElementId)?.textContent ?? '';
    return parse(registrySchema, JSON.parse(text));
  } catch (error) {
    console.error('The page carries no readable registry.', error);
    return { remotes: {} };
  }
}
