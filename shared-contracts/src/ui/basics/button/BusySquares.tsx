import styled, { keyframes } from 'styled-components';
import { media } from '../../../theme';

const lay = keyframes`
  0%, 60% { opacity: 1; }
  61%, 100% { opacity: 0.3; }
`;

const Row = styled.span`
  display: inline-grid;
  grid-template-columns: repeat(3, 5px);
  gap: 2px;
`;

const Square = styled.span<{ $delayMs: number }>`
  width: 5px;
  height: 5px;
  border-radius: 1px;
  background: currentColor;
  forced-color-adjust: none;
  opacity: 0.3;
  animation: ${lay} 900ms steps(1) infinite;
  animation-delay: ${({ $delayMs }) => $delayMs}ms;
  ${media.reducedMotion} {
    animation: none;
    opacity: 0.8;
  }
`;

/** A busy indicator of three small squares that light up in turn. Decorative: say it in words beside it. */
export function BusySquares() {
  return (
    <Row aria-hidden="true">
      <Square $delayMs={0} />
      <Square $delayMs={150} />
      <Square $delayMs={300} />
    </Row>
  );
}
