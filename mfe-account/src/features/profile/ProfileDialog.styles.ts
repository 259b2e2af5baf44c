import { color, font, media, space, type } from '@tessera/shared-contracts/theme';
import styled, { css } from 'styled-components';
import { TileList } from '../../shared';

/** Text of any length, truncated with an ellipsis before it displaces the rest of the dialog. */
const fewLines = css`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

export const Name = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  min-width: 0;

  h3 {
    margin: 0;
    font: ${type.h3};
    letter-spacing: var(--tracking-h3);
    color: ${color.text.primary};
    ${fewLines}
  }
  p {
    margin: 0;
    font: ${type.small};
    color: ${color.text.secondary};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    ${media.cramped} {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
`;

/** The name and, at the right, the level of the avatar. */
export const NameLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};

  span {
    flex: none;
    font: ${type.small};
    color: ${color.text.tertiary};
  }
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: 6px;
`;

/** Pairs of a label and a value as tiles; the first pair is wide, since a public ID may be long. */
export const Facts = styled(TileList)`
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > div {
    display: grid;
    align-content: start;
  }
  > div:first-child {
    grid-column: 1 / -1;
  }

  ${media.belowMd} {
    > div {
      padding: 12px 20px;
    }
  }
`;

export const Value = styled.dd<{ $isCode: boolean }>`
  margin: 0;
  font: ${type.ui};
  ${({ $isCode }) => $isCode && `font-family: ${font.code}; font-size: 0.8125rem;`}
  font-variant-numeric: tabular-nums lining-nums;
  color: ${color.text.primary};
  ${fewLines}
`;

export const BreakRow = styled.div`
  padding: 16px 24px;

  &:empty {
    display: none;
  }
`;
