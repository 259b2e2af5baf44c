import { createGlobalStyle } from 'styled-components';

/** Styles that the shell needs beyond the style sheet in the page's head. */
export const GlobalStyle = createGlobalStyle`
  /* A heading gets the focus after a navigation; it is not a control, so it shows no ring. */
  h1[tabindex='-1']:focus {
    outline: none;
  }
`;
