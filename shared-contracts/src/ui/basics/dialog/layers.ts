/**
 * The topmost dialog is read from the DOM and not kept in a module: every remote on the page has its own copy of this
 * code, and a dialog of one may be above a dialog of another.
 */
const layerAttribute = 'data-dialog-layer';

/** Marks the layer of a dialog that is held open while its request is in progress. */
export const heldAttribute = 'data-dialog-held';

/** Whether a dialog is held open: hosts then undo a browser Back. */
export const isDialogHeld = (): boolean => document.querySelector(`[${heldAttribute}]`) !== null;

/** Marks elements above every dialog that stay usable while one is open, such as the host's toasts. */
export const aboveDialogsAttribute = 'data-above-dialogs';

/** The topmost dialog: stacked ones first, then the one opened last. */
export function topmostLayer(): Element | undefined {
  const layers = [...document.querySelectorAll(`[${layerAttribute}]`)];
  const stacked = layers.filter((layer) => layer.getAttribute(layerAttribute) === 'stacked');
  return (stacked.length > 0 ? stacked : layers).at(-1);
}

/** Whether the focus may be there while `layer` is on top. */
export const mayHoldFocus = (layer: Element, target: Element): boolean =>
  layer.contains(target) || target.closest(`[${aboveDialogsAttribute}], .Toastify, [popover]`) !== null;

const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/**
 * Makes a scrolling body without controls a tab stop, so that a keyboard can scroll it. Called when it matters, since the
 * content can change without a render of the dialog.
 */
export function letKeyboardScroll(body: HTMLElement): void {
  const needsStop = body.scrollHeight > body.clientHeight && tabStops(body).length === 0;
  if (needsStop) body.tabIndex = 0;
  else body.removeAttribute('tabindex');
}

/** The tab stops inside an element, in order. */
export const tabStops = (inside: Element): HTMLElement[] =>
  [...inside.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert], [inert] *, [type="hidden"]') &&
      getComputedStyle(element).visibility !== 'hidden' &&
      (element.checkVisibility?.() ?? true),
  );
