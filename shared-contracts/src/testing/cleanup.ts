const undos: (() => void)[] = [];

/** Runs `undo` after the test that is running, last registered first. */
export function onCleanup(undo: () => void): void {
  undos.push(undo);
}

/** Undoes everything now. */
export function cleanUp(): void {
  for (const undo of undos.splice(0).reverse()) undo();
}

// Outside of a test runner (a script, a browser test) whoever changed the page cleans up by `cleanUp`.
if (typeof afterEach === 'function') afterEach(cleanUp);
