export { HomePage } from './HomePage';
export { type Promo, promos } from './homeContent';
export { PromoCard } from './PromoCard';
