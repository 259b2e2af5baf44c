const key = 'anonymous-id';

/**
 * A random text that stays with this browser and keeps it in one cohort. It says nothing about the player and is sent
 * nowhere. With storage blocked it is another one each time.
 */
export function anonymousId(): string {
  const fresh = crypto.randomUUID();
  try {
    const kept = window.localStorage.getItem(key);
    if (kept) return kept;
    window.localStorage.setItem(key, fresh);
  } catch {
    // Storage is blocked: the fresh one has to do.
  }
  return fresh;
}
