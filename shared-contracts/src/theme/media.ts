import { breakpoint } from './tokens.generated';

const { md, lg, sm, xl } = breakpoint;

/** Media queries for styled-components: `${media.belowMd} { … }`. */
export const media = {
  /** Phones: tables become cards, dialogs become bottom sheets. */
  belowMd: `@media (max-width: ${md - 0.02}px)`,
  /** Phones and tablets: bottom bar instead of the sidebar. */
  belowLg: `@media (max-width: ${lg - 0.02}px)`,
  belowSm: `@media (max-width: ${sm - 0.02}px)`,
  fromMd: `@media (min-width: ${md}px)`,
  fromLg: `@media (min-width: ${lg}px)`,
  fromXl: `@media (min-width: ${xl}px)`,
  /** A phone on its side, or a window at a zoom of 400 %: no room for bars and pictures. */
  low: '@media (max-height: 499.98px)',
  /** Hover looks are for pointers only. */
  hover: '@media (hover: hover) and (pointer: fine)',
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
