import { deviceItem } from '@tessera/shared-contracts/session';

const item = deviceItem('anonymous-id');

/**
 * A random id that is stored in this browser and keeps its visitors in one cohort. It says nothing about the player and is never
 * sent. With storage blocked it is a new one each time.
 */
export function anonymousId(): string {
  const kept = item.read();
  if (kept) return kept;
  const fresh = crypto.randomUUID();
  item.write(fresh);
  return fresh;
}
