export { PageBoundary } from './PageBoundary';
export { PartBoundary } from './PartBoundary';
export { SiteBoundary } from './SiteBoundary';
