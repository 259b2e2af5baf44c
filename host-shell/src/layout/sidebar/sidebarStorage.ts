const storageKey = 'sidebar';

/** Whether the sidebar was left expanded on this device; anything else that is stored counts as collapsed. */
export function readIsExpanded(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === 'expanded';
  } catch {
    return false;
  }
}

/** Remembers the sidebar on this device. With storage blocked it is remembered until the page is left. */
export function writeIsExpanded(isExpanded: boolean): void {
  try {
    window.localStorage.setItem(storageKey, isExpanded ? 'expanded' : 'collapsed');
  } catch {
    // The choice holds for this page.
  }
}
