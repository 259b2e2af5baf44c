import { bandArt } from '@tessera/shared-contracts/art';
import { createGlobalStyle } from 'styled-components';

/** Styles that the shell needs beyond the style sheet in the page's head. */
export const GlobalStyle = createGlobalStyle`
  /* A heading gets the focus after a navigation; it is not a control, so it shows no ring. */
  h1[tabindex='-1']:focus {
    outline: none;
  }
  /* Not in a component's rule: the class would be made from the address, which the prerenderer does not know yet. */
  :root {
    --band-art: url(${bandArt});
    --layout-sidebar: var(--layout-sidebar-collapsed);
  }
  :root[data-sidebar='expanded'] {
    --layout-sidebar: var(--layout-sidebar-expanded);
  }
`;
