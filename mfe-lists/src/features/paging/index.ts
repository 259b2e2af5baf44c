export { anyText, day, type ListQuery, oneOf } from './listQuery';
export { PagedList } from './PagedList';
export { type ListControls, useListQuery } from './useListQuery';
