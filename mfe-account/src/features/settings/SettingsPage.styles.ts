import { color, font, media, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(6)};

  ${media.belowMd} {
    gap: ${space(4)};
  }
`;

export const Title = styled.h1`
  margin: 0;
  font: ${type.h1};
  letter-spacing: var(--tracking-h1);
  color: ${color.text.primary};
  outline: none;
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)};

  ${media.belowMd} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 20px;
  margin: ${space(2)} 0 0;
  font: ${type.small};

  > div {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 1.25rem;
    min-width: 0;
  }
  dt {
    flex: none;
    color: ${color.text.tertiary};
  }
  dd {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-width: 0;
    margin: 0;
    color: ${color.text.primary};
  }
  button {
    margin: -8px 0;

    svg {
      width: 16px;
      height: 16px;
    }
  }
`;

export const Code = styled.span.attrs({ translate: 'no' })`
  font-family: ${font.code};
  overflow-wrap: anywhere;
`;

/** Buttons with a line about them; at the end of a wide page. */
export const Actions = styled.div`
  display: grid;
  flex: none;
  gap: ${space(2)};
  justify-items: end;

  > div {
    display: flex;
    gap: ${space(3)};
  }

  ${media.belowMd} {
    justify-items: stretch;

    > div > * {
      flex: 1;
    }
  }
`;

export const Note = styled.p`
  margin: 0;
  color: ${color.text.secondary};
  font: ${type.small};
`;

export const FailedNotice = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};

  > :first-child {
    flex: 1;
  }

  ${media.belowMd} {
    display: grid;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  align-items: start;

  ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;
