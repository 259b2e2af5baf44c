import { color, duration, easing, elevation, grout, media, radius, type } from '@tessera/shared-contracts/theme';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

export const Go = styled.span`
  position: absolute;
  inset: 0;
  display: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: auto;
  border-radius: ${radius.control};
  background: ${color.accent.base};
  color: ${color.text.onAccent};
  box-shadow: ${elevation.press};
`;

export const Art = styled.span<{ $isDimmed?: boolean }>`
  position: relative;
  display: block;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-radius: ${radius.cut};
  background: ${color.surface.raised};

  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    opacity: ${({ $isDimmed = false }) => ($isDimmed ? 0.45 : 1)};
  }
`;

export const Label = styled.span`
  display: grid;
  padding: 9px 12px 10px;
  border-radius: ${radius.cut};
  background: ${color.surface.tile};
  transition: background ${duration.fast} ${easing.standard};

  ${media.belowMd} {
    padding: 7px 10px 8px;
  }
`;

const oneLine = css`
  overflow-wrap: anywhere;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.cramped} {
    white-space: normal;
  }
`;

export const Name = styled.span`
  overflow: hidden;
  color: ${color.text.primary};
  font: ${type.ui};
  font-weight: 600;
  ${oneLine}
`;

export const Provider = styled.span`
  overflow: hidden;
  min-height: 1rem;
  color: ${color.text.tertiary};
  font: ${type.caption};
  font-weight: 450;
  ${oneLine}
`;

/** The game's marks, at the top of the art. */
export const Marks = styled.span`
  position: absolute;
  top: 8px;
  left: 8px;
  z-index: 1;
`;

const tile = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${grout.list};
  overflow: hidden;
  border-radius: 14px;
  color: inherit;
`;

/** A game outside the provider's list. */
export const UnavailableTile = styled.span`
  ${tile}
`;

export const TileLink = styled(Link)`
  ${tile}
  text-decoration: none;

  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;

    ${Go} {
      display: grid;
    }
  }

  ${media.hover} {
    &:hover ${Label} {
      background: ${color.surface.pressed};
    }

    &:hover ${Go} {
      display: grid;
    }
  }
`;
