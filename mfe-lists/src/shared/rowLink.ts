import { type DialogRequest, emit } from '@tessera/shared-contracts/events';
import { focusRing } from '@tessera/shared-contracts/ui';
import type { MouseEvent } from 'react';
import { css } from 'styled-components';

/** Handles a press on a link to a dialog: the host opens it, so that closing goes back. Modified clicks are left to the browser. */
export const opensDialog = (request: DialogRequest) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  emit('dialog-requested', request);
};

/** A link that covers its row ({@link linkedRow}). */
export const rowLinkStyles = css`
  ${focusRing}
  border-radius: 4px;
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* Its words are above the enlarged touch targets of the row's other controls. */
  & > :first-child {
    position: relative;
    z-index: 2;
  }
`;

/** A row covered by one link ({@link rowLinkStyles}); its other controls are above the link. */
export const linkedRow = css`
  position: relative;
  /* In Safari only a transformed row contains absolute elements; otherwise the last row's link would cover all rows. */
  transform: translate(0);
`;
