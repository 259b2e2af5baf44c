import { anyText, day, type ListQuery, oneOf } from '../paging';

/** Parameters of the page in the address. */
export const betParameters = {
  /** The tab. Sample data is the same under both (spec §2 Bets page). */
  filter: oneOf(['casino', 'sports']),
  game: anyText,
  currency: anyText,
  outcome: oneOf(['', 'win', 'even', 'loss']),
  since: day,
  until: day,
};
/** See {@link betParameters}. */
export type BetParameters = typeof betParameters;

/** The values of the address. */
export type BetQuery = ListQuery<BetParameters>;

/** The default of each filter of the panel. */
export const noPanelFilters = { game: '', currency: '', outcome: '', since: '', until: '' } as const;

/** Number of active filters of the panel. */
export const countPanelFilters = ({ game, currency, outcome, since, until }: BetQuery): number =>
  [game, currency, outcome, since, until].filter((value) => value !== '').length;
