export type { Filters } from './listQuery';
export { PagedList } from './PagedList';
export { type ListControls, useListQuery } from './useListQuery';
