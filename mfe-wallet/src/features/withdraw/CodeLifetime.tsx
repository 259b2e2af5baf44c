import { ResendLine, useSecondsUntil } from '@tessera/shared-contracts/ui';
import { messages } from './withdraw.messages';

/** Another code may be requested this long after the last (spec §9 Resend cooldown). */
const resendCooldownMs = 60_000;

/** How long the code is valid, and the Resend button. */
export function CodeLifetime({
  requestedAt,
  expiresAt,
  isResending,
  onResend,
}: {
  /** Milliseconds since 1970, here and below. */
  readonly requestedAt: number;
  /** `undefined` if unknown, or if the code is no longer valid. */
  readonly expiresAt: number | undefined;
  readonly isResending: boolean;
  readonly onResend: () => void;
}) {
  const since = requestedAt;
  const secondsLeft = useSecondsUntil(expiresAt === undefined ? undefined : { since, until: expiresAt });
  return (
    <ResendLine
      texts={messages}
      cooldownSeconds={useSecondsUntil({ since, until: since + resendCooldownMs })}
      secondsLeft={expiresAt === undefined ? undefined : secondsLeft}
      isSending={isResending}
      onResend={onResend}
    />
  );
}
