import { lazyPanel } from '../../list-panel/lazyPanel';

/** Filters, totals and export of bets. */
export const BetPanel = lazyPanel(() => import('./BetPanel').then((module) => module.BetPanel));
