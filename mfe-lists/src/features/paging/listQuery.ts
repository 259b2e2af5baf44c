import { searchMaxLength } from '@tessera/shared-contracts/ui';

/** Which part of a list a player sees; stored in the address bar. */
export interface ListQuery<Filter extends string> {
  readonly filter: Filter;
  readonly search: string;
  /** The current page, from 1. */
  readonly page: number;
  /** First page of the extended range: equal to `page` until Load More is used. */
  readonly from: number;
}

/** The filters of a list, the default first. */
export type Filters<Filter extends string> = readonly [Filter, ...Filter[]];

const keys = { filter: 'filter', search: 'search', page: 'page', from: 'from' } as const;

/** Reads a list's parameters from the address; invalid ones fall back to the default. */
export function readListQuery<Filter extends string>(address: string, filters: Filters<Filter>): ListQuery<Filter> {
  const params = new URLSearchParams(address);
  const page = readPage(params.get(keys.page)) ?? 1;
  const from = readPage(params.get(keys.from)) ?? page;
  return {
    filter: filters.find((filter) => filter === params.get(keys.filter)) ?? filters[0],
    search: (params.get(keys.search) ?? '').slice(0, searchMaxLength),
    page,
    from: Math.min(from, page),
  };
}

/** Writes a list's parameters into the address; omits defaults and keeps parameters of others. */
export function writeListQuery<Filter extends string>(
  address: string,
  { filter, search, page, from }: ListQuery<Filter>,
  filters: Filters<Filter>,
): string {
  const params = new URLSearchParams(address);
  const put = (key: string, value: string, isDefault: boolean) =>
    isDefault ? params.delete(key) : params.set(key, value);
  put(keys.filter, filter, filter === filters[0]);
  put(keys.search, search, search === '');
  put(keys.page, String(page), page === 1);
  put(keys.from, String(from), from >= page);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

function readPage(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
