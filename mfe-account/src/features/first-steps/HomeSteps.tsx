import { setFirstSteps, useSession } from '@tessera/shared-contracts/session';
import { Button, keepFocusNear, Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { useEffect, useId } from 'react';
import { Steps, StepsHead, StepsRow } from './FirstSteps.styles';
import { messages } from './firstSteps.messages';
import { StepTiles } from './StepTiles';
import { useFirstSteps } from './useFirstSteps';

/** The steps of the signed-in player, which can be hidden for good. */
export function HomeSteps() {
  const userId = useSession()?.user.id;
  return userId === undefined ? null : <PlayerSteps userId={userId} />;
}

function PlayerSteps({ userId }: { readonly userId: string }) {
  const { remaining, isComplete, onPlayForFun } = useFirstSteps(userId);
  const titleId = useId();
  useEffect(() => {
    if (isComplete) setFirstSteps(userId, false);
  }, [isComplete, userId]);
  return (
    <Steps ref={keepFocusNear} as="section" aria-labelledby={titleId}>
      <StepsHead>
        <h2 id={titleId}>{messages.title}</h2>
        <Button variant="text" aria-label={messages.hideNamed} onClick={() => setFirstSteps(userId, false)}>
          {messages.hide}
        </Button>
      </StepsHead>
      {remaining === undefined ? (
        <div role="status">
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          <Skeleton height="100%" radius={4} />
        </div>
      ) : (
        // Focusable, so that a keyboard can scroll it.
        <StepsRow tabIndex={0} aria-labelledby={titleId}>
          <StepTiles steps={remaining} onPlayForFun={onPlayForFun} />
        </StepsRow>
      )}
    </Steps>
  );
}
