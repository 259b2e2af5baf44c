import type { CSSProperties } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, easing, media } from '../../../theme';

const pulse = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: 0.5; }
`;

const Block = styled.span`
  display: block;
  background: ${color.surface.pressed};
  animation: ${pulse} 1400ms ${easing.standard} infinite;
  ${media.reducedMotion} { animation: none; opacity: 0.7; }
`;

/** Props of {@link Skeleton}; numbers are pixels. */
export interface SkeletonProps {
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
  readonly radius?: CSSProperties['borderRadius'];
  /** Milliseconds; 30 more for each block in reading order. */
  readonly delayMs?: number | undefined;
}

/** A block in the final geometry of what is being loaded. Set `aria-busy` on the region around it. */
export function Skeleton({ width = '100%', height = 14, radius = 6, delayMs = 0 }: SkeletonProps) {
  return <Block aria-hidden="true" style={{ width, height, borderRadius: radius, animationDelay: `${delayMs}ms` }} />;
}
