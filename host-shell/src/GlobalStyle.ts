import { attributes } from '@tessera/platform/protocol';
import { bandArt } from '@tessera/shared-contracts/art';
import { createGlobalStyle } from 'styled-components';

/**
 * Styles that the shell needs beyond the style sheet in the page's head. The attributes of the root element are set by the script in the
 * head (`document/earlyFetch.ts`).
 */
export const GlobalStyle = createGlobalStyle`
  /* A heading gets the focus after a navigation, or when what had it vanished; it is not a control, so it shows no ring. */
  :is(h1, h2, h3, h4)[tabindex='-1']:focus {
    outline: none;
  }
  /* Not in a component's rule: the class would be made from the address, which the prerenderer does not know yet. */
  :root {
    --band-art: url(${bandArt});
    --layout-sidebar: var(--layout-sidebar-collapsed);
  }
  :root[${attributes.sidebar}='expanded'] {
    --layout-sidebar: var(--layout-sidebar-expanded);
  }
  :root:not([${attributes.session}='player']) [${attributes.session}='player'],
  :root[${attributes.session}='player'] [${attributes.session}='visitor'],
  :root:not([${attributes.firstSteps}]) [${attributes.firstSteps}],
  :root:not([${attributes.notices}]) [${attributes.notices}],
  :root:not([${attributes.limits}]) [${attributes.limits}] {
    display: none;
  }
  /* The prerendered content of a remote's page is that of its address without a query, which may filter it. */
  :root[${attributes.query}] [${attributes.hasContent}]:not([${attributes.title}='']) {
    visibility: hidden;
    & h1 {
      visibility: visible;
    }
  }
`;
