import { SectionSlot } from '@tessera/platform/host';
import { attributes } from '@tessera/platform/protocol';
import { useHasFirstSteps } from '@tessera/shared-contracts/session';
import { Skeleton, useIsPrerendered } from '@tessera/shared-contracts/ui';
import { messages } from './home.messages';

/** As the module renders it, whatever remains to be done. */
const height = '12.75rem';

/**
 * The first steps of a new account. Pages have their place prerendered, which CSS shows to the players who see them
 * (`GlobalStyle.ts`), so that nothing moves when they arrive.
 */
export function FirstSteps() {
  const isPrerendered = useIsPrerendered();
  const isShown = useHasFirstSteps();
  if (isPrerendered) {
    return (
      <div {...{ [attributes.firstSteps]: '' }}>
        <Skeleton height={height} radius={16} />
      </div>
    );
  }
  if (!isShown) return null;
  return <SectionSlot remote="account" module="FirstSteps" props={{}} label={messages.firstSteps} height={height} />;
}
