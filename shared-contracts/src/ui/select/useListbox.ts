import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useCloseOutside } from './useCloseOutside';
import { usePopupPosition } from './usePopupPosition';

const pageStep = 10;
/** Milliseconds after which type-ahead starts a new word. */
const typeAheadMs = 600;

interface ListboxOptions {
  readonly labels: readonly string[];
  readonly selectedIndex: number;
  readonly onPick: (index: number) => void;
}

/**
 * State, keyboard and props of a select-only combobox (ARIA Authoring Practices, Combobox, select-only): its trigger, the
 * popup while it is open, and the popup's options. The caller labels trigger and popup.
 */
export function useListbox({ labels, selectedIndex, onPick }: ListboxOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const typed = useRef({ text: '', at: 0 });
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const last = labels.length - 1;

  const open = (index = Math.max(0, selectedIndex)) => {
    setActiveIndex(index);
    setIsOpen(true);
  };
  const close = useCallback(() => setIsOpen(false), []);
  usePopupPosition(isOpen, trigger, popup);
  useCloseOutside(isOpen, close, [trigger, popup]);
  useEffect(() => {
    if (!isOpen) return undefined;
    // After the popup is positioned.
    const frame = requestAnimationFrame(() =>
      popup.current?.children[activeIndex]?.scrollIntoView?.({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [isOpen, activeIndex]);

  const pick = (index: number) => {
    close();
    if (labels[index] !== undefined && index !== selectedIndex) onPick(index);
  };

  const typeAhead = (key: string) => {
    const now = performance.now();
    const text = (now - typed.current.at > typeAheadMs ? '' : typed.current.text) + key.toLowerCase();
    typed.current = { text, at: now };
    // The same letter again moves to the next option with that letter.
    const isRepeat = [...text].every((letter) => letter === text[0]);
    const search = isRepeat ? (text[0] ?? '') : text;
    const current = isOpen ? activeIndex : Math.max(0, selectedIndex);
    const start = isRepeat ? current + 1 : current;
    const order = labels.map((_, offset) => (start + offset) % labels.length);
    const found = order.find((index) => labels[index]?.toLowerCase().startsWith(search));
    if (found !== undefined) open(found);
    else if (!isOpen) open();
  };

  const handleClosedKey = (event: KeyboardEvent): boolean => {
    if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) open();
    else if (event.key === 'Home') open(0);
    else if (event.key === 'End') open(last);
    else return false;
    return true;
  };

  const handleOpenKey = (event: KeyboardEvent): boolean => {
    const moves = new Map(
      Object.entries({
        ArrowDown: activeIndex + 1,
        ArrowUp: activeIndex - 1,
        PageDown: activeIndex + pageStep,
        PageUp: activeIndex - pageStep,
        Home: 0,
        End: last,
      }),
    );
    const target = moves.get(event.key);
    const isTyping = performance.now() - typed.current.at < typeAheadMs && typed.current.text !== '';
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' || (event.key === ' ' && !isTyping) || (event.key === 'ArrowUp' && event.altKey))
      pick(activeIndex);
    else if (target !== undefined) setActiveIndex(Math.max(0, Math.min(last, target)));
    else return false;
    return true;
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    // Tab picks the active option and then moves the focus as usual.
    if (event.key === 'Tab' && isOpen) return pick(activeIndex);
    const isHandled = isOpen ? handleOpenKey(event) : handleClosedKey(event);
    if (!isHandled && (event.key.length !== 1 || event.altKey)) return;
    if (!isHandled) typeAhead(event.key);
    // Also keeps the Escape from closing a surrounding dialog.
    event.preventDefault();
  };

  return {
    isOpen,
    focus: () => trigger.current?.focus(),
    triggerProps: {
      ref: trigger,
      type: 'button',
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      ...(isOpen && { 'aria-activedescendant': `${id}-${activeIndex}` }),
      onClick: () => (isOpen ? close() : open()),
      onKeyDown: handleKeyDown,
      onBlur: close,
    },
    popupProps: {
      ref: popup,
      id: `${id}-list`,
      role: 'listbox',
      popover: 'manual',
      // Pressing an option must not take the focus from the trigger.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    optionProps: (index: number) => ({
      id: `${id}-${index}`,
      role: 'option',
      'aria-selected': index === selectedIndex,
      onClick: () => pick(index),
      onPointerMove: () => setActiveIndex(index),
      $isActive: index === activeIndex,
    }),
  } as const;
}
