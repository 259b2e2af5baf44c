import { readMoment } from '@tessera/shared-contracts/api';
import { type Break, isForGood } from '@tessera/shared-contracts/extensions';
import { momentText } from '../sessions';
import { messages } from './breaks.messages';

/** A moment of a break in the player's zone. */
export const untilText = (until: string | null | undefined): string =>
  until == null || readMoment(until) === undefined ? messages.unknownTime : momentText(until);

/** What a player on a break, or after one, is told; undefined for one who can play. */
export const stateText = ({ state, until }: Pick<Break, 'state' | 'until'>): string | undefined =>
  isForGood(until) ? messages.excluded : messages.states[state]?.(untilText(until));
