export { RecommendedCarousel, recommendedContent } from './RecommendedCarousel';
export { RecommendedSkeleton } from './RecommendedSkeleton';
