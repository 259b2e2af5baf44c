import styled, { css, keyframes } from 'styled-components';
import {
  color,
  dialogWidth,
  duration,
  easing,
  elevation,
  font,
  grout,
  media,
  radius,
  rem,
  zIndex,
} from '../../../theme';

const fade = keyframes`
  from { opacity: 0; }
`;
const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;
const slideUp = keyframes`
  from { transform: translateY(100%); }
`;

export const Layer = styled.div<{ $isStacked: boolean }>`
  position: fixed;
  inset: 0;
  z-index: ${({ $isStacked }) => ($isStacked ? zIndex.subDialog : zIndex.dialog)};
  display: grid;
  place-items: center;
  box-sizing: border-box;
  padding: 24px;
  /* With two scrims over the page, the second is lighter. */
  background: ${({ $isStacked }) =>
    $isStacked ? `color-mix(in srgb, ${color.surface.scrim} 82%, transparent)` : color.surface.scrim};
  animation: ${fade} ${duration.fast} ${easing.standard} backwards;
  ${media.belowMd} { place-items: end stretch; padding: 0; }
`;

/** On low screens, as at a zoom of 400 %, the whole dialog scrolls instead of its body. */
const tooLowForFoot = '@media (max-height: 20em)';

export const Panel = styled.div<{ $size: keyof typeof dialogWidth }>`
  position: relative;
  /* Not a grid: a missing row (no head, no foot) would still take a gap. */
  display: flex;
  flex-direction: column;
  gap: ${grout.slab};
  box-sizing: border-box;
  width: 100%;
  max-width: ${({ $size }) => rem(dialogWidth[$size])};
  max-height: calc(100dvh - 48px);
  padding: ${grout.slab};
  border-radius: ${radius.dialog};
  overflow: hidden;
  background: ${color.surface.void};
  box-shadow: ${elevation.dialog};
  font: 450 0.875rem / 1.25rem ${font.ui};
  color: ${color.text.secondary};
  outline: none;
  animation: ${rise} ${duration.base} ${easing.enter} backwards;
  & :focus-visible { outline-offset: -3px; }
  ${media.belowMd} {
    max-width: none;
    max-height: calc(100dvh - 40px);
    padding-bottom: 0;
    border-radius: ${radius.dialog} ${radius.dialog} 0 0;
    transition: transform ${duration.fast} ${easing.standard};
    animation: ${slideUp} ${duration.slow} ${easing.enter} backwards;
  }
  ${media.reducedMotion} {
    animation: ${fade} ${duration.fast} linear backwards;
    transition: none;
  }
  ${tooLowForFoot} { overflow: hidden auto; }
`;

const slabRow = css`
  background: ${color.surface.tile};
  border-radius: 5px;
`;

export const Head = styled.div<{ $hasBack: boolean; $isBare: boolean }>`
  ${({ $isBare }) =>
    $isBare
      ? css`
          position: absolute;
          z-index: 1;
          top: 10px;
          right: 10px;
          border-radius: ${radius.control};
          /* The content scrolls under it. */
          background: ${color.surface.tile};
        `
      : css`
          ${slabRow}
          min-height: 4rem;
          border-radius: 17px 17px 5px 5px;
        `}
  display: flex;
  align-items: center;
  gap: 8px;
  box-sizing: border-box;
  padding: ${({ $isBare, $hasBack }) => ($isBare ? 0 : $hasBack ? '0 10px' : '0 10px 0 24px')};
  & > [aria-disabled] { color: ${color.text.disabled}; cursor: progress; }
  ${media.belowMd} {
    ${({ $isBare, $hasBack }) => !$isBare && `padding: 8px 8px 0 ${$hasBack ? 8 : 20}px; touch-action: none;`}
  }
`;

export const Title = styled.h2`
  flex: 1;
  min-width: 0;
  margin: 0;
  overflow-wrap: anywhere;
  font: 650 1.1875rem / 1.75rem ${font.ui};
  letter-spacing: -0.015em;
  color: ${color.text.primary};
`;

export const Grab = styled.span`
  display: none;
  ${media.belowMd} {
    display: block;
    position: absolute;
    z-index: 2;
    top: 0;
    left: 50%;
    width: 96px;
    height: 24px;
    margin-left: -48px;
    touch-action: none;
    &::after {
      content: '';
      position: absolute;
      top: 9px;
      left: 30px;
      width: 36px;
      height: 4px;
      border-radius: 2px;
      background: ${color.line.control};
    }
  }
`;

export const Body = styled.div<{ $isFirst: boolean; $isLast: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${grout.slab};
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${color.line.control} transparent;
  border-radius: ${({ $isFirst }) => ($isFirst ? '17px 17px' : '5px 5px')} ${({ $isLast }) => ($isLast ? '17px 17px' : '5px 5px')};
  & > * { ${slabRow} }
  ${media.belowMd} {
    border-bottom-left-radius: 0;
    border-bottom-right-radius: 0;
    ${({ $isLast }) => $isLast && '& > :last-child { padding-bottom: calc(24px + env(safe-area-inset-bottom)); }'}
  }
  ${tooLowForFoot} {
    flex: none;
    overflow: hidden;
  }
`;

export const Foot = styled.div`
  ${slabRow}
  flex: none;
  border-radius: 5px 5px 17px 17px;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px 24px;
  ${media.belowMd} {
    border-radius: 5px 5px 0 0;
    padding: 12px 20px calc(24px + env(safe-area-inset-bottom));
  }
  ${media.print} { display: none; }
`;
