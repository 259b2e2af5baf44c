import { color, type } from '@tessera/shared-contracts/theme';
import { formatCountdown, TextLink, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { messages } from './emailVerification.messages';

interface ResendLineProps {
  readonly cooldownSeconds: number;
  /** How long the code is still good for; `undefined` where nobody says. */
  readonly secondsLeft: number | undefined;
  readonly isSending: boolean;
  readonly onResend: () => void;
}

/** The cooldown, replaced by the Resend link at zero; only its end is announced, not each second. */
export function ResendLine({ cooldownSeconds, secondsLeft, isSending, onResend }: ResendLineProps) {
  const canResend = cooldownSeconds === 0;
  return (
    <Line>
      {canResend ? (
        <TextLink onClick={onResend} aria-disabled={isSending}>
          {messages.resend}
        </TextLink>
      ) : (
        <span>
          {messages.resendIn} <time>{formatCountdown(cooldownSeconds)}</time>
        </span>
      )}
      {secondsLeft === 0 && <span>{messages.expired}</span>}
      {secondsLeft !== undefined && secondsLeft > 0 && (
        <span>
          {messages.goodFor} <time>{formatCountdown(secondsLeft)}</time>
        </span>
      )}
      <VisuallyHidden role="status">{canResend ? messages.canResend : ''}</VisuallyHidden>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  min-height: 24px;
  font: ${type.small};
  color: ${color.text.secondary};

  time {
    font-variant-numeric: tabular-nums lining-nums;
    color: ${color.text.primary};
  }
`;
