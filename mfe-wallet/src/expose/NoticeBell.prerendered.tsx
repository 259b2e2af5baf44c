export { BellSkeleton as default } from '../features/notices/BellSkeleton';
