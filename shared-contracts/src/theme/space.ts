import tokens from './tokens.json';

const { gutter: _gutter, section: _section, $unit: _unit, ...steps } = tokens.space;

/** Distance by step of the 4 px scale, e.g. `space(4)` is `16px` (design tokens, `space`). */
export const space = (step: keyof typeof steps | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11): string =>
  `${steps[String(step) as keyof typeof steps]}px`;
