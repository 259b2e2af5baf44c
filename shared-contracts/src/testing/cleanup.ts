const undos: (() => void)[] = [];

/** Runs `undo` after the current test, last registered first. */
export function onCleanup(undo: () => void): void {
  undos.push(undo);
}

/** Runs all registered undos now. */
export function cleanUp(): void {
  for (const undo of undos.splice(0).reverse()) undo();
}

// Without a test runner (a script, a browser test) the caller calls `cleanUp`.
if (typeof afterEach === 'function') afterEach(cleanUp);
