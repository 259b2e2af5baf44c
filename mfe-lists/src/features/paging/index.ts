export { PagedList } from './PagedList';
export { type ListControls, useListQuery } from './useListQuery';
