export { RecommendedCarousel } from './RecommendedCarousel';
export { RecommendedSkeleton } from './RecommendedSkeleton';
