export { RecommendedSkeleton as default, recommendedContent as content } from '../features/recommended';
