import { color, grout, media, radius } from '@tessera/shared-contracts/theme';
import { IconButton } from '@tessera/shared-contracts/ui';
import styled, { css } from 'styled-components';
import { recommendedGames } from './recommendedGames';

/** Space for a tile's focus ring, which the scrolling row would clip otherwise. */
const ringRoom = '4px';

/** Explicit columns: browsers may paint a partially parsed page. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(${recommendedGames.length}, minmax(8.75rem, 1fr));
  gap: 12px;
  margin: -${ringRoom};
  padding: ${ringRoom};
  overflow-x: auto;
  scrollbar-width: none;

  ${media.belowMd} {
    grid-template-columns: repeat(${recommendedGames.length}, 8.75rem);
    margin-right: calc(var(--space-gutter) * -1);
    padding-right: var(--space-gutter);
  }
`;

export const Arrows = styled.div`
  display: flex;
  gap: ${grout.list};
  overflow: hidden;
  border-radius: ${radius.tile};

  ${media.belowMd} {
    display: none;
  }
`;

export const arrowStyles = css`
  border-radius: ${radius.cut};
  background: ${color.surface.tile};
`;

export const Arrow = styled(IconButton)`
  ${arrowStyles}

  &[aria-disabled='true'],
  &[aria-disabled='true']:hover {
    background: ${color.surface.tile};
    color: ${color.text.disabled};
    cursor: default;
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;
