export { BonusesPage } from './BonusesPage';
export { NotFoundPage } from './NotFoundPage';
export { PlaceholderPage } from './PlaceholderPage';
export { PromotionsPage } from './PromotionsPage';
export { VipPage } from './VipPage';
