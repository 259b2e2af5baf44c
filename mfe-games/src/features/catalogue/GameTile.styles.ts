import { color, duration, easing, elevation, grout, media, radius, type } from '@tessera/shared-contracts/theme';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export const Go = styled.span`
  position: absolute;
  right: 8px;
  bottom: 8px;
  display: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.control};
  background: ${color.accent.base};
  color: ${color.text.onAccent};
  box-shadow: ${elevation.press};
`;

export const Art = styled.span`
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

export const Name = styled.span`
  overflow: hidden;
  color: ${color.text.primary};
  font: ${type.ui};
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Provider = styled.span`
  overflow: hidden;
  min-height: 16px;
  color: ${color.text.tertiary};
  font: ${type.caption};
  font-weight: 450;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const FlagPlace = styled.span`
  position: absolute;
  top: 8px;
  left: 8px;
  z-index: 1;
`;

export const TileLink = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${grout.list};
  overflow: hidden;
  border-radius: 14px;
  color: inherit;
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
