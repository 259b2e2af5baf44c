import { color, grout, media, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

export const WalletRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  padding: 20px 24px;

  ${media.belowMd} {
    flex-wrap: wrap;
    padding: 16px 20px;

    > button {
      flex: 1 1 auto;
    }
  }
`;

export const WalletList = styled.ul`
  && {
    background: transparent;
  }
  display: grid;
  gap: ${grout.list};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    border-radius: 4px;
    background: ${color.surface.tile};
  }
`;

/** On phones the button wraps below the text instead of squeezing it. */
export const Words = styled.div`
  flex: 999 1 9.375rem;
  display: grid;
  min-width: 0;
  font: ${type.small};

  strong {
    font: ${type.ui};
    font-weight: 550;
    color: ${color.text.primary};
    overflow-wrap: anywhere;
  }
`;

/** Three tiles and an empty place. */
export const EmptyTiles = styled.span`
  display: grid;
  flex: none;
  grid-template-columns: repeat(2, 16px);
  gap: 2px;

  b {
    width: 16px;
    height: 16px;
    border-radius: 3px;
    background: ${color.surface.pressed};
  }
  b:last-child {
    background: none;
    box-shadow: inset 0 0 0 1.5px ${color.line.control};
  }
`;

export const Choices = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
