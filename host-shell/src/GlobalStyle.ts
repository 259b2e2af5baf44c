import { createGlobalStyle } from 'styled-components';

/** What the page needs beyond the style sheet in its head, on account of the shell. */
export const GlobalStyle = createGlobalStyle`
  /* A heading takes the focus after a navigation; it is no control, so it shows no ring. */
  h1[tabindex='-1']:focus {
    outline: none;
  }
`;
