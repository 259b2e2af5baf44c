/** What the frame of a page looks like before any script has run: who is looking, and how they left the sidebar. */
export interface PageVariant {
  readonly session: 'visitor' | 'player';
  readonly sidebar: 'collapsed' | 'expanded';
}

/** Every variant that a page is prerendered in. The first one stands in the page, the others in templates. */
export const pageVariants: readonly PageVariant[] = [
  { session: 'visitor', sidebar: 'collapsed' },
  { session: 'visitor', sidebar: 'expanded' },
  { session: 'player', sidebar: 'collapsed' },
  { session: 'player', sidebar: 'expanded' },
];

/** Name of a variant, which its template carries in `data-variant`. */
export const nameOfVariant = ({ session, sidebar }: PageVariant): string => `${session}-${sidebar}`;
