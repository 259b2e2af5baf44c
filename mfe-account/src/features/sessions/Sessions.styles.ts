import { color, grout, media, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

export const Rows = styled.ul<{ $isBounded?: boolean }>`
  && {
    background: transparent;
  }
  display: grid;
  gap: ${grout.list};
  margin: 0;
  padding: 0;
  list-style: none;
  ${({ $isBounded }) => $isBounded && 'max-height: 22.5rem; overflow-y: auto;'}

  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: -3px;
  }
  > li {
    border-radius: 4px;
    background: ${color.surface.tile};
  }
`;

export const ListRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)} ${space(4)};
  margin: 0;
  padding: 14px 24px;
  font: ${type.small};
  color: ${color.text.tertiary};

  ${media.belowMd} {
    flex-wrap: wrap;
    padding: 14px 20px;
  }
`;

/** The buttons of a row; on phones, below its text. */
export const Actions = styled.div`
  display: flex;
  gap: ${space(2)};

  ${media.belowMd} {
    flex: 1 0 100%;

    > button {
      flex: 1;
    }
  }
`;

export const Words = styled.div`
  flex: 1;
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    font: ${type.ui};
    font-weight: 550;
    color: ${color.text.primary};
  }
`;
