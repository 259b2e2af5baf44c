import { registryElementId } from '@tessera/platform/protocol';

/** Puts a registry into the page, in which the remote `prizes` declares these pages. */
export function installPages(pages: object): void {
  const registry = document.createElement('script');
  registry.type = 'application/json';
  registry.id = registryElementId;
  registry.textContent = JSON.stringify({ remotes: { prizes: { pages } } });
  document.getElementById(registryElementId)?.remove();
  document.head.append(registry);
}
