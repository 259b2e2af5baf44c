export { RecommendedCarousel } from './RecommendedCarousel';
