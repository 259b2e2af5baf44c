import { color } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** A payout in the colour of its outcome; the text has a sign, so that colour is never the only cue. */
export const PayoutText = styled.span<{ $result: 'win' | 'even' | 'loss' }>`
  color: ${({ $result }) => ({ win: color.feedback.win, even: color.text.primary, loss: color.feedback.loss })[$result]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
