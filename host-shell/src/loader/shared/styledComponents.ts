/** Exports that every page starts with, of the key `styled-components`; the rest loads when a remote uses it (`wholePackages.ts`). */
export { createGlobalStyle, css, default, keyframes, StyleSheetManager } from 'styled-components';
