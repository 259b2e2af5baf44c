import { groupThousands } from '@tessera/shared-contracts/format';

/** Texts of the panels that narrow, total and export a list. */
export const messages = {
  noneFound: 'Try adjusting your filters or search query.',
  panel: 'Filters and export',
  panelCount: (count: number) => `${count} set`,
  panelLoading: 'Loading filters',
  currency: 'Currency',
  any: 'All',
  since: 'From',
  until: 'To',
  sinceAfterUntil: 'This day is after “To”.',
  untilBeforeSince: 'This day is before “From”.',
  reset: 'Reset these filters',
  totals: 'Totals',
  moreCurrencies: (count: number) => `and ${groupThousands(count)} more currencies`,
  exportCsv: 'Export CSV',
  exporting: (done: string, total: string) => `Exporting ${done} of ${total}`,
  cancel: 'Cancel export',
  exportFailed: 'The export did not work. Please try again.',
  /** A column of dates; the heading names the time zone. */
  dateIn: (zone: string) => `Date (${zone})`,
} as const;
