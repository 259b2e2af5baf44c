import { formatCountdown, TextLink, useSecondsUntil, VisuallyHidden } from '@tessera/shared-contracts/ui';
import type { RequestedWithdrawal } from './flow/withdrawal.schema';
import { Lifetime } from './WithdrawalCodeDialog.styles';
import { messages } from './withdraw.messages';

/** Another code may be requested this long after the last (spec §9). */
const resendCooldownMs = 60_000;

/** How long the code is good for, and the way to another. Of the seconds only the last is announced. */
export function CodeLifetime({
  request: { requestedAt, expiresAt },
  isResending,
  onResend,
}: {
  readonly request: RequestedWithdrawal;
  readonly isResending: boolean;
  readonly onResend: () => void;
}) {
  const secondsLeft = useSecondsUntil(expiresAt);
  const cooldownSeconds = useSecondsUntil(requestedAt + resendCooldownMs);
  const canResend = cooldownSeconds === 0;
  return (
    <Lifetime>
      {canResend ? (
        <TextLink onClick={onResend} disabled={isResending}>
          {isResending ? messages.resending : messages.resend}
        </TextLink>
      ) : (
        <span>
          {messages.resendIn} <time>{formatCountdown(cooldownSeconds)}</time>
        </span>
      )}
      {expiresAt !== undefined && (
        <span>
          {secondsLeft === 0 ? (
            messages.codeOver
          ) : (
            <>
              {messages.codeLasts} <time>{formatCountdown(secondsLeft)}</time>
            </>
          )}
        </span>
      )}
      <VisuallyHidden role="status">{canResend ? messages.canResend : ''}</VisuallyHidden>
    </Lifetime>
  );
}
