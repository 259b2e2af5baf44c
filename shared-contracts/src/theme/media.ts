import { breakpoint } from './tokens.generated';

const { md, lg, sm, xl } = breakpoint;

/** In `em`, so that a window counts as narrow when the browser's font is too large for its width. */
const em = (pixels: number) => `${pixels / 16}em`;

/** Value for `max-width` or `max-height` in a media query: everything below so many pixels, in `em`. */
export const below = (pixels: number): string => em(pixels - 0.02);

/** Media queries for `matchMedia` and `useMediaQuery`. Paper, which is narrow, has the desktop layout. */
export const mediaQuery = {
  belowMd: `screen and (max-width: ${below(md)})`,
  belowLg: `screen and (max-width: ${below(lg)})`,
} as const;

/** Media queries for styled-components: `${media.belowMd} { … }`. */
export const media = {
  /** Phones: tables become cards, dialogs become bottom sheets. */
  belowMd: `@media ${mediaQuery.belowMd}`,
  /** Phones and tablets: bottom bar instead of the sidebar. */
  belowLg: `@media ${mediaQuery.belowLg}`,
  belowSm: `@media screen and (max-width: ${below(sm)})`,
  smallestPhone: `@media screen and (max-width: ${below(360)})`,
  /** Phones on which the browser's font is so large that a line has few words. */
  cramped: `@media screen and (max-width: ${below(320)})`,
  fromMd: `@media (min-width: ${em(md)})`,
  fromLg: `@media (min-width: ${em(lg)})`,
  fromXl: `@media (min-width: ${em(xl)})`,
  /** A landscape phone, or a window at a zoom of 400 %: no room for bars and pictures. */
  low: `@media (max-height: 499.98px), (max-height: ${below(500)}) and (orientation: landscape)`,
  /** Hover styles are for pointers only. */
  hover: '@media (hover: hover) and (pointer: fine)',
  touch: '@media (pointer: coarse)',
  /** What `printCss` cannot know, such as a shortened text. */
  print: '@media print',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
