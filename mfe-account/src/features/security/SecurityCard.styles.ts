import { color, media, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** A row of the card: icon, text, control. */
export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  padding: 18px 24px;

  > svg {
    flex: none;
    width: 20px;
    height: 20px;
    stroke-width: 1.9;
    color: ${color.text.tertiary};
  }

  ${media.belowMd} {
    flex-wrap: wrap;
    padding: 16px 20px;

    > button {
      flex: 1 1 auto;
    }
  }
`;

export const Grow = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Block = styled.div`
  padding: 18px 24px;

  ${Row} {
    padding: 0;
  }

  ${media.belowMd} {
    padding: 16px 20px;
  }
`;

/** On phones the button wraps below the text instead of squeezing it. */
export const Words = styled.div`
  flex: 999 1 9.375rem;
  min-width: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    font: ${type.ui};
    font-weight: 550;
    color: ${color.text.primary};
  }
  p {
    margin: 0;
    font: ${type.small};
    color: ${color.text.tertiary};
  }
`;
