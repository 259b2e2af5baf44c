const waiting = new Set<() => void>();
let isHeld = false;

/** Whether the site holds the game until the player has answered its reality check: nothing is staked meanwhile. */
export const hold = {
  get isHeld() {
    return isHeld;
  },
  set(next: boolean): void {
    isHeld = next;
    if (isHeld) return;
    for (const resume of waiting) resume();
    waiting.clear();
  },
  /** Resolves once the game is not held. */
  released: (): Promise<void> =>
    new Promise((resolve) => {
      if (isHeld) waiting.add(resolve);
      else resolve();
    }),
};
