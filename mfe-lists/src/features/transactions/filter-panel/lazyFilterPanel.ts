import { lazyPanel } from '../../list-panel/lazyPanel';

/** Filters, totals and export of transactions. */
export const FilterPanel = lazyPanel(() => import('./FilterPanel').then((module) => module.FilterPanel));
