import { limbo } from '@tessera/shared-contracts/originals';
import { reachRules } from '../engine/reach';
import { limboMessages as words } from './limbo.messages';

/** In hundredths. */
export const { highestTarget } = limbo;

export const limboRules = reachRules({ slug: 'limbo', highestTarget, words });
