import tokens from './tokens.json';

type Leaf = { value: string } | string | number;

/** Turns a token's path into the name of its CSS variable: `color.surface.tile` is `--color-surface-tile`. */
export const cssVariable = (path: readonly string[]): string =>
  `--${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function references<Group extends Record<string, Leaf>>(
  path: readonly string[],
  group: Group,
): { readonly [Name in keyof Group]: string } {
  const names = Object.keys(group).filter((name) => !name.startsWith('$'));
  return Object.fromEntries(names.map((name) => [name, `var(${cssVariable([...path, name])})`])) as {
    readonly [Name in keyof Group]: string;
  };
}

const { $use: _coinUse, ...coins } = tokens.color.coin;
const { $rule: _radiusRule, ...radii } = tokens.radius;
const { $use: _groutUse, ...grouts } = tokens.grout;

/** Colours by role, each a reference to the CSS variable that the page sets (design tokens, `color`). */
export const color = {
  surface: references(['color', 'surface'], tokens.color.surface),
  line: references(['color', 'line'], tokens.color.line),
  text: references(['color', 'text'], tokens.color.text),
  accent: references(['color', 'accent'], tokens.color.accent),
  feedback: references(['color', 'feedback'], tokens.color.feedback),
  focus: references(['color', 'focus'], tokens.color.focus),
  promoGround: references(['color', 'promoGround'], tokens.color.promoGround),
  coin: references(['color', 'coin'], coins),
};

/** Corner radii; outer corners of a slab use `slab` or `dialog`, corners that meet another tile use `cut`. */
export const radius = references(['radius'], radii);
/** Gaps between the tiles of one slab. */
export const grout = references(['grout'], grouts);
/** Shadows; `press` is the thickness of a face that can be pressed. */
export const elevation = references(['elevation'], tokens.elevation);
/** Durations of motion; reduced motion shortens them by itself. */
export const duration = references(['duration'], tokens.motion.duration);
/** Easing curves. */
export const easing = references(['easing'], tokens.motion.easing);
/** Stacking order. */
export const zIndex = references(['z-index'], tokens.zIndex);
/** Font families. */
export const font = { ui: 'var(--font-ui)', code: 'var(--font-code)' } as const;

/**
 * Type styles as values of the CSS `font` shorthand, e.g. `font: ${type.h2}`. `display`, `h1` and `h2` are smaller below
 * 768 px. Pair headings with `letter-spacing: var(--tracking-h2)`.
 */
export const type = {
  display: 'var(--type-display)',
  h1: 'var(--type-h1)',
  h2: 'var(--type-h2)',
  h3: 'var(--type-h3)',
  body: 'var(--type-body)',
  ui: 'var(--type-ui)',
  small: 'var(--type-small)',
  caption: 'var(--type-caption)',
  flag: 'var(--type-flag)',
} as const;
