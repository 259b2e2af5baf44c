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

/** The search, and the button of the filters beside it. */
export const SearchSlot = styled.div`
  display: flex;
  flex: 1 1 26.25rem;
  gap: ${space(2)};
  justify-content: flex-end;
  min-width: 200px;
  max-width: 500px;

  > :first-child {
    min-width: 0;
  }

  ${media.belowMd} {
    flex-basis: 100%;
    max-width: none;
  }
`;
