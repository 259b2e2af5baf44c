import { reachRules } from '../engine/reach';
import { limboMessages as words } from './limbo.messages';

/** In hundredths. */
export const highestTarget = 100_000_000;

export const limboRules = reachRules({ slug: 'limbo', highestTarget, words });
