import { color, grout, media, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** The kinds of limits side by side; one above the other on phones. */
export const Kinds = styled.div`
  && {
    background: transparent;
  }
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${grout.list};

  ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Kind = styled.section`
  display: grid;
  gap: ${grout.list};

  > * {
    border-radius: 4px;
    background: ${color.surface.tile};
  }
  > :first-child {
    padding: 14px 24px;
  }
  h3 {
    margin: 0;
    font: ${type.ui};
    font-weight: 600;
    color: ${color.text.primary};
  }
  p {
    margin: 2px 0 0;
    font: ${type.small};
    color: ${color.text.tertiary};
  }

  ${media.belowMd} {
    > :first-child {
      padding: 14px 20px;
    }
  }
`;

/** Buttons that stand side by side below a text. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;
