/** What the frame of a page looks like before any script has run: who is looking, and how they left the sidebar. */
export interface PaintedLook {
  readonly session: 'visitor' | 'player';
  readonly sidebar: 'collapsed' | 'expanded';
}

/** Every look that a page is painted in. The first one stands in the page, the others in templates. */
export const paintedLooks: readonly PaintedLook[] = [
  { session: 'visitor', sidebar: 'collapsed' },
  { session: 'visitor', sidebar: 'expanded' },
  { session: 'player', sidebar: 'collapsed' },
  { session: 'player', sidebar: 'expanded' },
];

/** Name of a look, which its template carries in `data-painted`. */
export const nameOfLook = ({ session, sidebar }: PaintedLook): string => `${session}-${sidebar}`;
