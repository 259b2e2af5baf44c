import { color, duration, easing, media, space, type } from '@tessera/shared-contracts/theme';
import { Tile } from '@tessera/shared-contracts/ui';
import styled, { css, keyframes } from 'styled-components';
import { CardTile } from '../../shared';

const slideIn = keyframes`
  from {
    opacity: 0;
    transform: translateY(-16px);
  }
`;

/** Animation of a new bet. */
export const arriving = css`
  animation: ${slideIn} ${duration.base} ${easing.enter};

  ${media.reducedMotion} {
    animation: none;
  }
`;

/** The pause control appears when the section is hovered or has the focus; on touch screens it is always visible. */
export const PauseSlot = styled.span<{ $isPaused: boolean }>`
  display: inline-flex;
  /* The icon's padding may overlap its neighbours: the row keeps its height, on phones in one line. */
  margin: -7px -8px -7px -4px;

  ${media.hover} {
    opacity: ${({ $isPaused }) => ($isPaused ? 1 : 0)};
  }
`;

export const Section = styled.section`
  &:hover ${PauseSlot}, &:focus-within ${PauseSlot} {
    opacity: 1;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-height: 2.75rem;
  margin-bottom: ${space(4)};

  h2 {
    margin: 0;
    color: ${color.text.primary};
    font: ${type.h2};
    letter-spacing: var(--tracking-h2);
  }

  > [role='tablist'] {
    flex: none;
    margin-left: auto;
  }

  ${media.belowMd} {
    flex-wrap: nowrap;
    gap: ${space(2)};
  }
`;

/** Title, badge and pause control; on phones the title is above a badge, beside the tabs. */
export const Lead = styled.div<{ $hasBadge?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  min-width: 0;

  ${media.belowMd} {
    column-gap: 0;

    > h2 {
      flex-basis: ${({ $hasBadge }) => ($hasBadge ? '100%' : 'auto')};
    }
  }
`;

/** The one tile of a bet's card. */
export const BetTile = styled(CardTile)`
  min-height: 4rem;
`;

const fullHeight = css`
  min-height: 19.625rem;

  ${media.belowMd} {
    min-height: 22rem;
  }
`;

/** As tall as a full table, so that neither new bets nor a change of tab shift the content below. */
export const Body = styled.div`
  ${fullHeight}
`;

/** A state that fills the place of a full table. */
export const FullHeight = styled(Tile)`
  display: grid;
  place-items: center;
  ${fullHeight}
`;
