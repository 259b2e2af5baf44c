const regions =
  ':is(main,header,nav,section,article,[role="dialog"],[role="tabpanel"],[role="group"],[role="region"],[tabindex])';

/**
 * A `ref` for a part that may vanish while it has the focus, as an error does once a retry succeeds. The focus then goes to
 * the heading of the region around it, or to the region, rather than to the top of the page.
 */
export const keepFocusNear = (part: HTMLElement | null) => (): void => {
  if (!part?.contains(document.activeElement)) return;
  const around: HTMLElement[] = [];
  for (let outer = part.parentElement; outer !== null; outer = outer.parentElement) around.push(outer);
  // React calls this before it removes the part, perhaps with more around it.
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    // A page in a frame takes no focus from the page around it.
    if (window.parent !== window && !document.hasFocus()) return;
    const region = around.find((outer) => outer.isConnected && outer.matches(regions)) ?? document.body;
    const place = region.querySelector<HTMLElement>('h1,h2,h3,h4') ?? region;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
};
