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

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};

  ${media.belowMd} {
    > * {
      flex: 1;
    }
  }
`;

/** Below the buttons, as wide as they are. */
export const Note = styled.p`
  min-width: 100%;
  margin: 0;
  color: ${color.text.secondary};
  font: ${type.small};
  text-align: end;

  ${media.belowMd} {
    text-align: start;
  }
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
