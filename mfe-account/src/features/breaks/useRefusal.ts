import { readMoment } from '@tessera/shared-contracts/api';
import { hasExtension, isForGood } from '@tessera/shared-contracts/extensions';
import { momentText } from '../sessions/moment';
import { useBreakQuery } from './breaks.api';
import { messages } from './refusal.messages';

/** A moment of a break in the player's zone. */
export const untilText = (until: string | null | undefined): string =>
  until == null || readMoment(until) === undefined ? messages.unknownTime : momentText(until);

/** Maximum age of a cached answer, in seconds: several cards ask for the same page. */
const freshSeconds = 10;

/** Why the provider refuses the player's changes: a break; undefined for one who can play, or while that is unknown. */
export function useRefusal(userId: string | undefined): string | undefined {
  const { data } = useBreakQuery(
    { userId: userId ?? '' },
    { skip: userId === undefined || !hasExtension('breaks'), refetchOnMountOrArgChange: freshSeconds },
  );
  if (data === undefined) return undefined;
  return isForGood(data.until) ? messages.excluded : messages.states[data.state]?.(untilText(data.until));
}
