import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { letKeyboardScroll, mayHoldFocus, tabStops, topmostLayer } from './layers';

interface DialogFocusOptions {
  readonly layer: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  readonly body: RefObject<HTMLElement | null>;
  readonly initialFocusRef: RefObject<HTMLElement | null> | undefined;
  readonly onEscape: () => void;
}

/** Moves the focus in, traps it and restores it; calls `onEscape` when this dialog is the topmost. */
export function useDialogFocus({ layer, panel, body, initialFocusRef, onEscape }: DialogFocusOptions): void {
  // Read while rendering: an `autoFocus` inside would already have moved the focus when an effect runs.
  const [opener] = useState(() => document.activeElement);
  const latestEscape = useRef(onEscape);
  useEffect(() => {
    latestEscape.current = onEscape;
  });

  useLayoutEffect(() => {
    const shown = panel.current;
    const ownLayer = layer.current;
    if (!shown || !ownLayer) return undefined;
    // If this dialog replaced another one, the opener is gone, and the other dialog has returned the focus to its own
    // opener.
    const returnTo = opener?.isConnected ? opener : document.activeElement;
    const isTopmost = () => topmostLayer() === ownLayer;
    const moveIn = () => (firstStop(body.current) ?? shown).focus({ preventScroll: true });

    const handleKeyDown = (event: KeyboardEvent) => {
      // A prevented event was handled by a listbox inside, or by a dialog above that has just closed.
      if (event.defaultPrevented || event.isComposing || !isTopmost()) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        latestEscape.current();
      } else if (event.key === 'Tab') {
        if (body.current) letKeyboardScroll(body.current);
        keepTabInside(event, shown);
      }
    };
    const handleFocusIn = (event: FocusEvent) => {
      if (isTopmost() && !mayHoldFocus(ownLayer, event.target as Element)) moveIn();
    };
    // Removing the focused control would reset the focus to the top of the page.
    const vanished = new MutationObserver(() => {
      if (document.activeElement === document.body && isTopmost()) shown.focus({ preventScroll: true });
    });
    vanished.observe(shown, { childList: true, subtree: true });
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('focusin', handleFocusIn);
    if (body.current) letKeyboardScroll(body.current);
    // A dialog that opens together with one above it leaves the focus to that one.
    if (isTopmost() && !shown.contains(document.activeElement)) {
      if (initialFocusRef?.current) initialFocusRef.current.focus({ preventScroll: true });
      else moveIn();
    }

    return () => {
      vanished.disconnect();
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('focusin', handleFocusIn);
      // An element that was focused on purpose meanwhile keeps the focus.
      const active = document.activeElement;
      const isLost = active === null || active === document.body || shown.contains(active);
      if (!isLost) return;
      if (returnTo instanceof HTMLElement && returnTo.isConnected && returnTo !== document.body) {
        returnTo.focus({ preventScroll: true });
      } else queueMicrotask(focusBelow);
    };
  }, [opener, layer, panel, body, initialFocusRef]);
}

/** A dialog whose opener is gone leaves the focus to the dialog below it, once it is removed itself. */
function focusBelow(): void {
  if (document.activeElement !== document.body) return;
  topmostLayer()?.querySelector<HTMLElement>('[aria-modal]')?.focus({ preventScroll: true });
}

/** On touch screens no text field, since it would open the keyboard over the sheet before the player wants it. */
function firstStop(body: HTMLElement | null): HTMLElement | undefined {
  const stop = body ? tabStops(body)[0] : undefined;
  const isText = stop instanceof HTMLInputElement && !['checkbox', 'radio'].includes(stop.type);
  return isText && window.matchMedia?.('(pointer: coarse)').matches ? undefined : stop;
}

function keepTabInside(event: KeyboardEvent, panel: HTMLElement): void {
  const stops = tabStops(panel);
  const first = stops[0] ?? panel;
  const last = stops.at(-1) ?? panel;
  const active = document.activeElement;
  const isAbove = active !== null && !panel.contains(active) && active !== document.body;
  if (isAbove) return;
  const isAtEdge = event.shiftKey ? active === first || active === panel : active === last;
  if (!isAtEdge && panel.contains(active)) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
