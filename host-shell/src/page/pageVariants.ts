/** What the look of the prerendered frame depends on: visitor or player, and the last state of the sidebar. */
export interface PageVariant {
  readonly session: 'visitor' | 'player';
  readonly sidebar: 'collapsed' | 'expanded';
}

/** Every variant that a page is prerendered in. The first one is in the page itself, the others are in templates. */
export const pageVariants: readonly PageVariant[] = [
  { session: 'visitor', sidebar: 'collapsed' },
  { session: 'visitor', sidebar: 'expanded' },
  { session: 'player', sidebar: 'collapsed' },
  { session: 'player', sidebar: 'expanded' },
];

/** Name of a variant, which is in `data-variant` of its template. */
export const nameOfVariant = ({ session, sidebar }: PageVariant): string => `${session}-${sidebar}`;
