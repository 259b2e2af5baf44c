const key = 'anonymous-id';

let id: string | undefined;

/**
 * A random text that stays with this browser and keeps it in one cohort. It says nothing about the player and is sent
 * nowhere. With storage blocked it lasts for the document.
 */
export function anonymousId(): string {
  if (id !== undefined) return id;
  id = crypto.randomUUID();
  try {
    const kept = window.localStorage.getItem(key);
    if (kept) id = kept;
    else window.localStorage.setItem(key, id);
  } catch {
    // Storage is blocked: the id of this document has to do.
  }
  return id;
}
