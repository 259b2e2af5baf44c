import type { CSSProperties } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { color, easing, media, rem } from '../../../theme';
import { forcedEdge } from '../mixins';

const pulse = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: 0.5; }
`;

/**
 * Pulse of a skeleton; rows of many blocks pulse as one, since each animation creates a layer. `animation-delay`
 * staggers them.
 */
export const skeletonPulse = css`
  animation: ${pulse} 1400ms ${easing.standard} infinite;
  ${media.reducedMotion} { animation: none; opacity: 0.7; }
`;

const Block = styled.span<{ $isStill: boolean }>`
  display: block;
  background: ${color.surface.pressed};
  ${forcedEdge}
  ${({ $isStill }) => !$isStill && skeletonPulse}
`;

/** Props of {@link Skeleton}; numbers are pixels at the usual font size. */
export interface SkeletonProps {
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
  readonly radius?: CSSProperties['borderRadius'];
  readonly margin?: CSSProperties['margin'];
  /** Milliseconds; 30 more for each block in reading order. */
  readonly delayMs?: number | undefined;
  /** Whether its container pulses (`skeletonPulse`). */
  readonly isStill?: boolean;
}

const sized = (length: CSSProperties['width']) => (typeof length === 'number' ? rem(length) : length);

/** A placeholder with the final geometry of the content. Set `aria-busy` on the region around it. */
export function Skeleton({
  width = '100%',
  height = 14,
  radius = 6,
  margin,
  delayMs = 0,
  isStill = false,
}: SkeletonProps) {
  const style = {
    width: sized(width),
    height: sized(height),
    borderRadius: radius,
    margin,
    ...(!isStill && { animationDelay: `${delayMs}ms` }),
  };
  // Prerendered markup has a class instead of the style, which a page's policy forbids.
  return <Block aria-hidden="true" $isStill={isStill} style={style} suppressHydrationWarning />;
}
