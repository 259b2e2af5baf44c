/** What pages begin with of the key `styled-components`; the rest follows when a remote uses it (`wholePackages.ts`). */
export { createGlobalStyle, css, default, keyframes, StyleSheetManager } from 'styled-components';
