import { type Break, isForGood } from '@tessera/shared-contracts/extensions';
import { messages } from './breaks.messages';
import { untilText } from './useRefusal';

/** What a player on a break, or after one, is told; undefined for one who can play. */
export const stateText = ({ state, until }: Pick<Break, 'state' | 'until'>): string | undefined =>
  isForGood(until) ? messages.excluded : messages.states[state]?.(untilText(until));
