import { searchMaxLength } from '@tessera/shared-contracts/ui';

/** Reads one parameter of a list from the address. `null` stands for a missing one and gives the default. */
export type ReadParameter<Value extends string = string> = (text: string | null) => Value;

/** The parameters of a list beside search and page, by their name in the address. */
export type Parameters = Readonly<Record<string, ReadParameter>>;

/** Values of a list's parameters. */
export type ParameterValues<P extends Parameters> = { readonly [Name in keyof P]: ReturnType<P[Name]> };

/** The part of a list in view; stored in the URL. */
export interface PageQuery {
  readonly search: string;
  /** The current page, from 1. */
  readonly page: number;
  /** First page of the extended range: equal to `page` until Load More is used. */
  readonly from: number;
}

/** See {@link PageQuery}. */
export type ListQuery<P extends Parameters> = PageQuery & ParameterValues<P>;

/** A parameter with one of a few values, the default first. */
export const oneOf =
  <Value extends string>(values: readonly [Value, ...Value[]]): ReadParameter<Value> =>
  (text) =>
    values.find((value) => value === text) ?? values[0];

/** A parameter with a text of the provider, `''` by default, truncated like a search. */
export const anyText: ReadParameter = (text) => (text ?? '').slice(0, searchMaxLength);

/** A parameter with a day such as `2025-11-20`, `''` by default. */
export const day: ReadParameter = (text) => (text !== null && isDay(text) ? text : '');

function isDay(text: string): boolean {
  const epochMs = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // Browsers read February 30 as March 2.
  return !Number.isNaN(epochMs) && new Date(epochMs).toISOString().startsWith(text);
}

const keys = { search: 'search', page: 'page', from: 'from' } as const;

/** Reads a list's parameters from the address; invalid ones fall back to the default. */
export function readListQuery<P extends Parameters>(address: string, parameters: P): ListQuery<P> {
  const params = new URLSearchParams(address);
  const page = readPage(params.get(keys.page)) ?? 1;
  const from = readPage(params.get(keys.from)) ?? page;
  const values = Object.entries(parameters).map(([name, read]) => [name, read(params.get(name))]);
  return {
    ...(Object.fromEntries(values) as ParameterValues<P>),
    search: anyText(params.get(keys.search)),
    page,
    from: Math.min(from, page),
  };
}

/** Writes a list's parameters into the address; omits defaults and keeps other parameters. */
export function writeListQuery<P extends Parameters>(address: string, query: ListQuery<P>, parameters: P): string {
  const params = new URLSearchParams(address);
  const put = (key: string, value: string, isDefault: boolean) =>
    isDefault ? params.delete(key) : params.set(key, value);
  const values = new Map(Object.entries<unknown>(query));
  for (const [name, read] of Object.entries(parameters)) {
    const value = String(values.get(name));
    put(name, value, value === read(null));
  }
  put(keys.search, query.search, query.search === '');
  put(keys.page, String(query.page), query.page === 1);
  put(keys.from, String(query.from), query.from >= query.page);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

function readPage(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
