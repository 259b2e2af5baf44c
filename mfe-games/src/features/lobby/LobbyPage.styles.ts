import { color, media, type } from '@tessera/shared-contracts/theme';
import { chipRowStyles, chipStyles } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 24px;

  ${media.belowMd} {
    margin-bottom: 16px;
  }
`;

export const Title = styled.h1`
  margin: 0;
  color: ${color.text.primary};
  font: ${type.h1};
  letter-spacing: var(--tracking-h1);
  text-wrap: balance;
`;

/** The number of listed games and their order. */
export const HeadEnd = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 16px;
  max-width: 100%;

  > :last-child:not(p) {
    width: 11rem;
  }
  ${media.belowMd} {
    column-gap: 12px;

    > :last-child:not(p) {
      width: 8.75rem;
    }
  }
`;

export const Count = styled.p`
  flex: none;
  margin: 0;
  color: ${color.text.tertiary};
  font: ${type.small};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 24px;

  ${media.belowMd} {
    margin-bottom: 16px;
  }
`;

export const Fields = styled.div`
  display: flex;
  align-items: center;
  flex: 1 1 20rem;
  gap: 12px;
  min-width: 0;
  justify-content: flex-end;

  > * {
    flex: 1 1 0;
    min-width: 0;
    max-width: 280px;
  }
  > :first-child {
    flex-grow: 1.5;
  }

  /* Same height for a select beside a search field. */
  [role='combobox'] {
    min-height: 2.75rem;
  }

  ${media.belowMd} {
    flex-direction: column;
    align-items: stretch;
    flex-basis: 100%;

    > * {
      max-width: none;
    }
  }
`;

export const Categories = styled.nav`
  min-width: 0;
  max-width: 100%;
`;

export const CategoryRow = styled.ul`
  ${chipRowStyles}
`;

export const CategoryLink = styled(Link)`
  ${chipStyles}
`;

/** Skeleton of a category link. */
export const CategoryName = styled.span`
  ${chipStyles}
`;
