import type { Place } from '../ruleSets';
import type { Clause } from './clause';
import { curacaoClauses } from './curacao';
import { maltaClauses } from './malta';
import { ontarioClauses } from './ontario';
import { ukClauses } from './uk';

export type { Clause } from './clause';

/** The clauses of each place that a page can show and a test can prove. Our reading of law, not legal advice. */
export const clausesOf: Readonly<Record<Place, readonly Clause[]>> = {
  uk: ukClauses,
  ontario: ontarioClauses,
  curacao: curacaoClauses,
  malta: maltaClauses,
};
