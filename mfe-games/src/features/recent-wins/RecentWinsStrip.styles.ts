import { color, duration, easing, grout, media, radius, type } from '@tessera/shared-contracts/theme';
import { IconButton } from '@tessera/shared-contracts/ui';
import styled, { css, keyframes } from 'styled-components';
import type { TickerMotion } from './useTicker';

/** Slow enough to read a win as it passes: one tile in about five seconds. */
const secondsPerWin = 5;

/** The control's cell in the head, also of its placeholder. */
export const pausePlace = css`
  grid-column: 3;
  grid-row: 1 / 3;
`;

export const Pause = styled(IconButton)`
  opacity: 0;
  transition: opacity ${duration.fast} ${easing.standard};
  ${pausePlace}

  &:focus-visible {
    opacity: 1;
    outline-offset: -3px;
  }

  /* On devices without hover, the control is always visible. */
  @media (hover: none) {
    opacity: 1;
  }

  /* Without motion there is no control; avoids a layout shift before hydration. */
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

export const Strip = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${grout.list};
  overflow: hidden;
  border-radius: ${radius.slab};

  &:hover ${Pause}, &:focus-within ${Pause} {
    opacity: 1;
  }

  ${media.belowMd} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Title and badge over the number of players. It has the same size without the badge: real wins replace samples. */
export const Head = styled.div`
  display: grid;
  grid-template: 1.375rem auto / auto 1fr auto;
  align-content: center;
  align-items: center;
  justify-items: start;
  gap: 2px 8px;
  min-width: 16.5rem;
  padding: 0 8px 0 20px;
  border-radius: ${radius.cut};
  background: ${color.surface.tile};

  ${media.belowMd} {
    padding: 8px 8px 8px 16px;
  }
  ${media.cramped} {
    grid-template-rows: auto auto;
    min-width: 0;
  }
`;

export const Title = styled.h2`
  margin: 0;
  color: ${color.text.primary};
  font: ${type.ui};
  font-weight: 600;
  letter-spacing: 0;
  white-space: nowrap;

  ${media.cramped} {
    white-space: normal;
  }
`;

export const Players = styled.p`
  grid-column: 1 / 3;
  grid-row: 2;
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 0;
  color: ${color.text.secondary};
  font: ${type.small};
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;

  &::before {
    width: 7px;
    height: 7px;
    border-radius: 2px;
    background: ${color.feedback.win};
    content: '';
  }
`;

const pass = keyframes`
  to { transform: translateX(calc(-1 * var(--run-width))); }
`;

export const Window = styled.div<{ $isScrolled: boolean }>`
  overflow: ${({ $isScrolled }) => ($isScrolled ? 'auto hidden' : 'hidden')};
  border-radius: ${radius.cut};
  scrollbar-width: none;

  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: -3px;
  }
`;

/** All wins, followed by a copy of the first ones for a seamless loop. */
export const Belt = styled.div<{ $motion: TickerMotion; $wins: number }>`
  --win-width: 11rem;
  --run-width: calc(${({ $wins }) => $wins} * (var(--win-width) + ${grout.list}));
  display: flex;
  width: max-content;

  ${media.belowMd} {
    --win-width: 10.25rem;
  }
  ${({ $motion, $wins }) =>
    $motion !== 'still' &&
    css`
      animation: ${pass} ${$wins * secondsPerWin}s linear infinite;
      animation-play-state: ${$motion === 'moving' ? 'running' : 'paused'};
    `}
`;

export const Run = styled.ul`
  display: flex;
  flex: none;
  gap: ${grout.list};
  margin: 0;
  padding: 0 ${grout.list} 0 0;
  list-style: none;
`;

export const Win = styled.li`
  /* Contains the hidden label of its currency, which would otherwise widen the page. */
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  width: var(--win-width);
  height: 4.5rem;
  padding: 0 12px;
  border-radius: ${radius.cut};
  background: ${color.surface.tile};

  > img {
    width: 38px;
    height: 48px;
    border-radius: 6px;
    object-fit: cover;
  }

  ${media.belowMd} {
    height: 4rem;

    > img {
      width: 32px;
      height: 40px;
    }
  }
`;

export const WinWords = styled.div`
  display: grid;
  min-width: 0;
`;

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Game = styled.span`
  ${oneLine}
  color: ${color.text.primary};
  font: ${type.small};
  font-weight: 550;
`;

export const Player = styled.span`
  ${oneLine}
  unicode-bidi: isolate;
  color: ${color.text.tertiary};
  font: ${type.caption};
`;

export const Amount = styled.span`
  display: flex;
  align-items: center;
  gap: 5px;
  margin-top: 3px;
  color: ${color.feedback.win};
  font: ${type.caption};
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;

  /* The coin is smaller than anywhere else, so that three lines fit the strip. */
  > :first-child {
    width: 16px;
    height: 16px;
    border-radius: 4px;
  }

  > span {
    ${oneLine}
  }
`;
