import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const controlsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('a, button')];

/**
 * Keeps the focus in a list when the focused row is replaced, for instance by a sort: at the control in the same place,
 * or the last one of a shorter list.
 *
 * @param list the parent of the rows
 * @param rows the rows: the same array until a row changes
 * @returns event handlers for that parent
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const focused = useRef<{ readonly control: Element; readonly place: number } | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what the list has rendered
  useLayoutEffect(() => {
    if (list.current === null || focused.current === undefined || focused.current.control.isConnected) return;
    const controls = controlsOf(list.current);
    const next = controls[Math.min(focused.current.place, controls.length - 1)];
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    next?.focus({ preventScroll: true });
  }, [list, rows]);
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      focused.current = { control: target, place: controlsOf(currentTarget).indexOf(target as HTMLElement) };
    },
    // Removed rows fire no events: React suppresses them while it commits.
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
