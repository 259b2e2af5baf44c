export { RecommendedSkeleton as default } from '../features/recommended';
