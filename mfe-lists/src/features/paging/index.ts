export { anyText, day, type ListQuery, oneOf } from './listQuery';
export { PagedList } from './PagedList';
export { type ListControls, type PageControls, useListQuery } from './useListQuery';
