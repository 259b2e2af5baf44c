import { VisuallyHidden } from '@tessera/shared-contracts/ui';
import type { ReactNode } from 'react';
import { CardLead, CardLines, CardTile } from './cards.styles';

interface CardValueProps {
  /** Name of the value's column in the table, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A labelled value of a card. */
export const CardValue = ({ label, children }: CardValueProps) => (
  <span>
    <VisuallyHidden>{`${label}: `}</VisuallyHidden>
    <span>{children}</span>
  </span>
);

interface CardTopProps {
  readonly picture: ReactNode;
  /** Two lines at the left: what and when. */
  readonly lead: ReactNode;
  /** Two lines at the right: how much. */
  readonly end: ReactNode;
  readonly tile?: typeof CardTile;
}

/** The upper tile of a card, or its only one. */
export const CardTop = ({ picture, lead, end, tile: TopTile = CardTile }: CardTopProps) => (
  <TopTile>
    <CardLead>
      {picture}
      <CardLines>{lead}</CardLines>
    </CardLead>
    {end !== undefined && <CardLines $isEnd>{end}</CardLines>}
  </TopTile>
);
