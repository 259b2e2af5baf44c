import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { letKeyboardScroll, mayHoldFocus, tabStops, topmostLayer } from './layers';

interface DialogFocusOptions {
  readonly layer: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  readonly body: RefObject<HTMLElement | null>;
  readonly initialFocusRef: RefObject<HTMLElement | null> | undefined;
  readonly onEscape: () => void;
}

/** Brings the focus in, keeps it in, gives it back; tells of Escape when this dialog is the topmost. */
export function useDialogFocus({ layer, panel, body, initialFocusRef, onEscape }: DialogFocusOptions): void {
  // Taken while rendering: an `autoFocus` inside would already have moved it by the time an effect runs.
  const [opener] = useState(() => document.activeElement);
  const latestEscape = useRef(onEscape);
  useEffect(() => {
    latestEscape.current = onEscape;
  });

  useLayoutEffect(() => {
    const shown = panel.current;
    const ownLayer = layer.current;
    if (!shown || !ownLayer) return undefined;
    const isTopmost = () => topmostLayer() === ownLayer;
    const moveIn = () => (firstStop(body.current) ?? shown).focus({ preventScroll: true });

    const handleKeyDown = (event: KeyboardEvent) => {
      // Prevented means taken: by a listbox inside, or by a dialog above that has just closed itself.
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
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('focusin', handleFocusIn);
    if (body.current) letKeyboardScroll(body.current);
    // One that opens together with a dialog above it leaves the focus to that one.
    if (isTopmost() && !shown.contains(document.activeElement)) {
      if (initialFocusRef?.current) initialFocusRef.current.focus({ preventScroll: true });
      else moveIn();
    }

    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('focusin', handleFocusIn);
      // Whoever took the focus on purpose meanwhile keeps it.
      const active = document.activeElement;
      const isLost = active === null || active === document.body || shown.contains(active);
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [opener, layer, panel, body, initialFocusRef]);
}

/** On touch screens a text field would bring up the keyboard over the sheet before the player asked for it. */
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
