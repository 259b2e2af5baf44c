import {
  type RegisteredRemote,
  type RemoteName,
  registryElementId,
  registrySchema,
} from '@tessera/shared-contracts/remotes';
import { safeParse } from 'valibot';

/**
 * Reads the registry that compose wrote into the page. A page without a readable one still shows the shell: every
 * remote then counts as not released.
 */
function readRegistry(): Readonly<Record<string, RegisteredRemote>> {
  try {
    const text = document.getElementById(registryElementId)?.textContent ?? '';
    const result = safeParse(registrySchema, JSON.parse(text));
    if (result.success) return result.output.remotes;
    console.error('The page carries a registry of another shape.', result.issues);
  } catch (error) {
    console.error('The page carries no readable registry.', error);
  }
  return {};
}

let remotes: Readonly<Record<string, RegisteredRemote>> | undefined;

/** What the registry says of a remote; read once for the document's life. */
export function registeredRemote(name: RemoteName): RegisteredRemote | undefined {
  remotes ??= readRegistry();
  return remotes[name];
}
