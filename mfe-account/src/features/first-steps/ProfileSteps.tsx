import { messages } from './firstSteps.messages';
import { StepTiles } from './StepTiles';
import { useFirstSteps } from './useFirstSteps';

/** What remains of the first steps, in the profile. */
export function ProfileSteps({ userId }: { readonly userId: string }) {
  const { remaining, isComplete, onPlayForFun } = useFirstSteps(userId);
  if (remaining === undefined) return null;
  if (remaining.length === 0) return <p>{isComplete ? messages.allDone : messages.notKnown}</p>;
  return (
    <ul>
      <StepTiles steps={remaining} onPlayForFun={onPlayForFun} />
    </ul>
  );
}
