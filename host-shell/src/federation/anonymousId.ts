import { deviceItem } from '@tessera/shared-contracts/session';

const item = deviceItem('anonymous-id');

let id: string | undefined;

/**
 * A random text that stays with this browser and keeps it in one cohort. It says nothing about the player and is sent
 * nowhere. With storage blocked it lasts for the document.
 */
export function anonymousId(): string {
  if (id !== undefined) return id;
  const kept = item.read();
  id = kept || crypto.randomUUID();
  if (!kept) item.write(id);
  return id;
}
