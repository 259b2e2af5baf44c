import { color, font, media } from '@tessera/shared-contracts/theme';
import { focusRing, IconButton } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Overlays the bottom of the art; beside the tile's link, not inside it. */
export const Actions = styled.div<{ $isKept: boolean }>`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  aspect-ratio: 4 / 5;
  padding: 8px;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
  > :last-child {
    margin-left: auto;
  }

  ${media.hover} {
    :is(li, [role='listitem']):not(:hover, :focus-within) > & > ${({ $isKept }) => ($isKept ? ':not(:last-child)' : '*')} {
      opacity: 0;
    }
  }
  ${media.belowMd} {
    padding: 4px;
  }
`;

export const FunLink = styled(Link)`
  display: grid;
  place-items: center;
  min-width: 44px;
  height: 2.25rem;
  padding: 0 10px;
  border-radius: 8px;
  background: ${color.surface.page};
  color: ${color.text.primary};
  font: 600 0.8125rem / 1rem ${font.ui};
  text-decoration: none;

  ${focusRing}
  ${media.hover} {
    &:hover {
      background: ${color.surface.pressed};
    }
  }
`;

export const FavouriteButton = styled(IconButton)`
  background: ${color.surface.page};

  &[aria-pressed='true'] {
    color: ${color.feedback.loss};
  }
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
`;
