import { color, elevation, media, type, zIndex } from '@tessera/shared-contracts/theme';
import { forcedEdge, PlayerName } from '@tessera/shared-contracts/ui';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

export const Area = styled.div`
  position: relative;
`;

export const Face = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 2.75rem;
  margin: 0;
  padding: 4px;
  border: 0;
  border-radius: 12px;
  background: none;
  color: ${color.text.primary};
  font: 550 0.875rem / 1.25rem var(--font-ui);
  cursor: pointer;
  ${media.hover} {
    &:hover {
      background: ${color.surface.tile};
    }
  }
  &[aria-expanded='true'] {
    background: ${color.surface.tile};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;

export const Sign = styled(ChevronDown)`
  color: ${color.text.tertiary};
  ${media.belowLg} {
    display: none;
  }
`;

export const Name = styled(PlayerName)`
  max-width: 16ch;
  ${media.belowMd} {
    display: none;
  }
`;

export const Panel = styled.nav`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  z-index: ${zIndex.dropdown};
  width: 224px;
  padding: 6px;
  border-radius: 14px;
  background: ${color.surface.menu};
  box-shadow: ${elevation.menu};
  ${forcedEdge}
  & ul {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li:last-child {
    margin-top: 4px;
    padding-top: 6px;
    border-top: 1px solid ${color.line.hairline};
  }
`;

const option = css`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 2.75rem;
  margin: 0;
  padding: 0 12px;
  border: 0;
  border-radius: 8px;
  background: none;
  color: ${color.text.primary};
  font: ${type.ui};
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  & svg {
    color: ${color.text.secondary};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.surface.pressed};
    }
  }
`;

export const OptionLink = styled(Link)`
  ${option}
`;

export const OptionButton = styled.button`
  ${option}
`;
