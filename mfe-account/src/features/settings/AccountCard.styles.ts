import { color, media, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { FormFrame, TileList } from '../../shared';

export const Identity = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: 20px 24px;

  > div {
    flex: 1;
    min-width: 0;
  }
  strong {
    display: block;
    font: ${type.h3};
    letter-spacing: var(--tracking-h3);
    color: ${color.text.primary};
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
    overflow: hidden;
    font: ${type.small};
    color: ${color.text.secondary};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${media.belowMd} {
    padding: 20px;

    > svg {
      width: 56px;
      height: 56px;
    }
  }
  ${media.cramped} {
    flex-wrap: wrap;

    > div {
      flex-basis: 100%;
      order: 1;
    }
    p {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
`;

/** Label and value as tiles, side by side if there is room. */
export const Pairs = styled(TileList)`
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > div {
    padding: 14px 24px;
  }
  dd {
    margin: 0;
    font: ${type.body};
    font-weight: 450;
    color: ${color.text.primary};
    overflow-wrap: anywhere;
  }

  ${media.belowMd} {
    grid-template-columns: minmax(0, 1fr);

    > div {
      padding: 14px 20px;
    }
  }
`;

export const DetailsForm = styled(FormFrame)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px;
  padding: 18px 24px;

  ${media.belowMd} {
    grid-template-columns: minmax(0, 1fr);
    padding: 16px 20px;
  }
`;

export const FormActions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  justify-content: flex-end;
  gap: ${space(3)};
`;

export const Kept = styled.p`
  margin: 0;
  padding: 12px 24px;
  font: ${type.small};
  color: ${color.text.tertiary};

  ${media.belowMd} {
    padding: 12px 20px;
  }
`;
