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
