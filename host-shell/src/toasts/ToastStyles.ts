import { color, duration, easing, elevation, media, zIndex } from '@tessera/shared-contracts/theme';
import { forcedEdge } from '@tessera/shared-contracts/ui';
import { createGlobalStyle } from 'styled-components';

/** Position and animation of the toasts, whose elements the library creates. */
export const ToastStyles = createGlobalStyle`
  .Toastify__toast-container {
    position: fixed;
    top: calc(var(--layout-header) + 12px);
    right: max(var(--space-gutter), env(safe-area-inset-right));
    z-index: ${zIndex.toast};
    display: grid;
    justify-items: end;
    gap: 12px;
    outline: none;
  }
  .Toastify__toast {
    width: 376px;
    max-width: calc(100vw - 32px);
    border-radius: 14px;
    overflow: hidden;
    background: ${color.surface.void};
    box-shadow: ${elevation.menu};
    ${forcedEdge}
    animation: toast-in ${duration.base} ${easing.enter};
    ${media.reducedMotion} {
      animation-name: toast-appear;
    }
  }
  /* On a phone they would cover the head of a dialog: of successes only the newest is shown. */
  ${media.belowMd} {
    .Toastify__toast--success:not(:last-child):not(:focus-within) {
      display: none;
    }
  }
  .Toastify__toast:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
  .Toastify__toast[data-in='false'] {
    animation: toast-out ${duration.fast} ${easing.exit} forwards;
  }
  @keyframes toast-in {
    from { opacity: 0; transform: translateY(-8px); }
  }
  @keyframes toast-out {
    to { opacity: 0; }
  }
  @keyframes toast-appear {
    from { opacity: 0; }
  }
`;
