import { focusRing } from '@tessera/shared-contracts/ui';
import { css } from 'styled-components';

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
