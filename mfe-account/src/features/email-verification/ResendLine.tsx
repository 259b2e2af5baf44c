import { color, type } from '@tessera/shared-contracts/theme';
import { TextLink, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { messages } from './emailVerification.messages';
import { formatCountdown } from './useCountdown';

interface ResendLineProps {
  readonly secondsLeft: number;
  readonly isSending: boolean;
  readonly onResend: () => void;
}

/** The cooldown, replaced by the Resend link at zero; only its end is announced, not each second. */
export function ResendLine({ secondsLeft, isSending, onResend }: ResendLineProps) {
  const canResend = secondsLeft === 0;
  return (
    <Line>
      {canResend ? (
        <TextLink onClick={onResend} aria-disabled={isSending}>
          {messages.resend}
        </TextLink>
      ) : (
        <span>
          {messages.resendIn} <time>{formatCountdown(secondsLeft)}</time>
        </span>
      )}
      <VisuallyHidden role="status">{canResend ? messages.canResend : ''}</VisuallyHidden>
    </Line>
  );
}

const Line = styled.div`
  min-height: 24px;
  font: ${type.small};
  color: ${color.text.secondary};

  time {
    font-variant-numeric: tabular-nums lining-nums;
    color: ${color.text.primary};
  }
`;
