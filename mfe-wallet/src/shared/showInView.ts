/** A ref that scrolls to what a press adds below the fold. */
export const showInView = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' });
