import styled from 'styled-components';
import { color, type } from '../../theme';
import { TextLink, useHoldDialog, VisuallyHidden } from '../basics';
import { formatCountdown } from '../hooks/useSecondsUntil';

/** Props of {@link ResendLine}. */
export interface ResendLineProps {
  readonly texts: {
    /** Label before the time until another code can be requested. */
    readonly resendIn: string;
    /** Requests another code. */
    readonly resend: string;
    /** Replaces it while the request is in progress; `resend` by default. */
    readonly resending?: string;
    /** Announced when another code can be requested. */
    readonly canResend: string;
    /** Label before the remaining lifetime of the code. */
    readonly goodFor: string;
    /** Replaces it once the code has expired. */
    readonly expired: string;
  };
  /** Seconds until another code can be requested. */
  readonly cooldownSeconds: number;
  /** Remaining lifetime of the code in seconds; `undefined` if unknown. */
  readonly secondsLeft: number | undefined;
  readonly isSending: boolean;
  readonly onResend: () => void;
}

/**
 * The line below a field for a mailed code: when another one can be requested, and how long this one is valid. Only the
 * end of the cooldown is announced, not each second.
 */
export function ResendLine({ texts, cooldownSeconds, secondsLeft, isSending, onResend }: ResendLineProps) {
  useHoldDialog(isSending);
  const canResend = cooldownSeconds === 0;
  return (
    <Line>
      {canResend ? (
        <TextLink onClick={isSending ? undefined : onResend} aria-disabled={isSending}>
          {isSending ? (texts.resending ?? texts.resend) : texts.resend}
        </TextLink>
      ) : (
        <span>
          {texts.resendIn} <time>{formatCountdown(cooldownSeconds)}</time>
        </span>
      )}
      {secondsLeft === 0 && <span>{texts.expired}</span>}
      {secondsLeft !== undefined && secondsLeft > 0 && (
        <span>
          {texts.goodFor} <time>{formatCountdown(secondsLeft)}</time>
        </span>
      )}
      <VisuallyHidden role="status">{canResend ? texts.canResend : ''}</VisuallyHidden>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  min-height: 1.5rem;
  font: ${type.small};
  color: ${color.text.secondary};

  time {
    font-variant-numeric: tabular-nums lining-nums;
    color: ${color.text.primary};
  }
`;
