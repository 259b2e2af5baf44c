import { parse } from 'valibot';
import { type RegisteredRemote, registryElementId, registrySchema } from '../../protocol';

/** Which releases of each remote a page may run; a remote without a live release is missing. */
export type RegisteredRemotes = Readonly<Record<string, RegisteredRemote>>;

/**
 * Reads the registry that compose wrote into the page. Without a readable one the shell still works: every remote then
 * counts as not released.
 */
export function readRegistry(): RegisteredRemotes {
  try {
    const text = document.getElementById(registryElementId)?.textContent ?? '';
    return parse(registrySchema, JSON.parse(text)).remotes;
  } catch (error) {
    console.error('The page carries no readable registry.', error);
    return {};
  }
}
