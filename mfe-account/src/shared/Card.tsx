import { color, media, type } from '@tessera/shared-contracts/theme';
import { Slab } from '@tessera/shared-contracts/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface CardProps {
  /** The part of the page's address that leads to it. */
  readonly id?: string | undefined;
  readonly title: string;
  /** Shown at the right of the title. */
  readonly aside?: ReactNode | undefined;
  /** Rows of the slab. */
  readonly children: ReactNode;
}

/** A titled slab of the settings page. */
export function Card({ id, title, aside, children }: CardProps) {
  const titleId = useId();
  return (
    <Slab as="section" id={id} aria-labelledby={titleId}>
      <CardHead>
        <h2 id={titleId}>{title}</h2>
        {aside && <span>{aside}</span>}
      </CardHead>
      {children}
    </Slab>
  );
}

const CardHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 18px 24px;

  h2 {
    margin: 0;
    font: ${type.h3};
    letter-spacing: var(--tracking-h3);
    color: ${color.text.primary};
  }
  > span {
    font: ${type.small};
    font-variant-numeric: tabular-nums lining-nums;
    color: ${color.text.tertiary};
  }

  ${media.belowMd} {
    padding: 16px 20px;
  }
`;
