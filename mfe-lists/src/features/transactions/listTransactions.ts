/** Filters of the page, the default first (spec §9 Transaction filters); each is `money` or `play`. */
export const transactionFilters = ['all', 'money', 'play', 'reward', 'rakeback', 'deposit', 'withdrawal'] as const;
/** See {@link transactionFilters}. */
export type TransactionFilter = (typeof transactionFilters)[number];

/** The provider's types that each filter shows, in lower case (spec §3 Transaction). */
const typesOf: Readonly<Record<Exclude<TransactionFilter, 'all' | 'money'>, readonly string[]>> = {
  reward: ['reward'],
  rakeback: ['rakeback'],
  deposit: ['deposit'],
  withdrawal: ['withdraw', 'withdrawal'],
  play: ['bet', 'win'],
};

/** Whether a filter shows a type of the provider. Types that are not known are money. */
export function isOfFilter(type: string, filter: TransactionFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'money') return !isOfFilter(type, 'play');
  return typesOf[filter].includes(type.toLowerCase());
}

/**
 * The value of a status in the filter and in the address: the provider's, in lower case with underscores, except that
 * `complete` stands for its two statuses of that meaning, and `unknown` for a missing one. Addresses that hold a label
 * instead, such as "Partially paid", have the same value.
 */
export function statusValue(status: string | null | undefined): string {
  const value = status?.trim().toLowerCase().replaceAll(' ', '_') ?? '';
  if (value === 'finished' || value === 'confirmed') return 'complete';
  return value === '' ? 'unknown' : value;
}
