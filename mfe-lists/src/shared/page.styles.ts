import { color, media, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

export const PageHead = styled.header`
  margin-bottom: ${space(6)};

  h1 {
    margin: 0;
    color: ${color.text.primary};
    font: ${type.h1};
    letter-spacing: var(--tracking-h1);
  }

  p {
    margin: ${space(1)} 0 0;
    font: ${type.body};
  }

  ${media.belowMd} {
    margin-bottom: ${space(4)};
  }
`;

export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;

/** The toolbar of a list: filters at the left, the search at the right. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(4)};

  > :first-child {
    min-width: 0;
    max-width: 100%;
  }

  ${media.belowMd} {
    /* Chips scroll to the edge of the screen, not of the text. */
    > [role='group'] {
      max-width: calc(100% + var(--space-gutter));
      margin-right: calc(-1 * var(--space-gutter));
      padding-right: var(--space-gutter);
    }
  }
`;

/** The search, and a button beside it where the list has one. */
export const SearchSlot = styled.div<{ $hasButton?: boolean }>`
  display: flex;
  flex: 1 1 ${({ $hasButton }) => ($hasButton ? '26.25rem' : '0')};
  gap: ${space(2)};
  justify-content: flex-end;
  min-width: 200px;
  max-width: ${({ $hasButton }) => ($hasButton ? '500px' : '320px')};

  > :first-child {
    min-width: 0;
  }

  ${media.belowMd} {
    flex-basis: 100%;
    max-width: none;
  }
`;
