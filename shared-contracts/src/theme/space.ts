import { spaceSteps } from './tokens.generated';

/** A step of the spacing scale. */
export type SpaceStep = keyof typeof spaceSteps;

/** Spacing by step of the 4 px scale, e.g. `space(4)` is `16px` (design tokens, `space`). */
export const space = (step: SpaceStep): string => `${spaceSteps[step]}px`;

/**
 * A length that follows the browser's font size, in pixels at the usual one, e.g. `rem(44)` is `2.75rem`: for text and
 * its containers.
 */
export const rem = (pixels: number): string => `${pixels / 16}rem`;
