import { color, grout, media } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** Grout between a row that stays in view and what scrolls under it. */
export const groutAbove = `0 0 0 ${grout.slab} ${color.surface.void}`;

/**
 * The last row of a view: its actions, which stay in view while the rest scrolls. Not the dialog's own footer: views
 * replace each other while the dialog stays mounted.
 */
export const DialogFoot = styled.div`
  && {
    position: sticky;
    z-index: 2;
    bottom: 0;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 16px 24px;
    box-shadow: ${groutAbove};
    ${media.belowMd} { padding: 12px 20px calc(24px + env(safe-area-inset-bottom)); }
  }
`;
