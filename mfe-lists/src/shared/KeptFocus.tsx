import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Moves the focus to the container when the focused control in it is removed. */
function keepFocus(container: HTMLElement | null): (() => void) | undefined {
  if (container === null) return undefined;
  let focused: EventTarget | null = null;
  const handleFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  // Some browsers fire `focusout` for a removed control while it is still connected.
  const handleBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused === target && target instanceof Element && target.isConnected) focused = null;
    });
  const observer = new MutationObserver(() => {
    const isRemoved = focused instanceof Element && !focused.isConnected;
    if (isRemoved && document.activeElement === document.body) container.focus({ preventScroll: true });
  });
  container.addEventListener('focusin', handleFocus);
  container.addEventListener('focusout', handleBlur);
  observer.observe(container, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    container.removeEventListener('focusin', handleFocus);
    container.removeEventListener('focusout', handleBlur);
  };
}

/**
 * Keeps the focus near a control that disappears when pressed, such as Clear filters or Try again: keyboard users
 * continue from there, and screen readers do not start over at the top of the page.
 */
export const KeptFocus = ({ children }: { readonly children: ReactNode }) => (
  <Container ref={keepFocus} tabIndex={-1}>
    {children}
  </Container>
);

const Container = styled.div`
  outline: none;
`;
