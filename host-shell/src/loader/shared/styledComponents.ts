/** What the suite uses of styled-components, and all that the host shares under the key `styled-components`. */
export { createGlobalStyle, css, default, keyframes, StyleSheetManager } from 'styled-components';
