import { ResendLine, useSecondsUntil } from '@tessera/shared-contracts/ui';
import type { RequestedWithdrawal } from './flow/withdrawal.schema';
import { messages } from './withdraw.messages';

/** Another code may be requested this long after the last (spec §9). */
const resendCooldownMs = 60_000;

/** How long the code is good for, and the way to another. */
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
  return (
    <ResendLine
      texts={messages}
      cooldownSeconds={useSecondsUntil(requestedAt + resendCooldownMs)}
      secondsLeft={expiresAt === undefined ? undefined : secondsLeft}
      isSending={isResending}
      onResend={onResend}
    />
  );
}
