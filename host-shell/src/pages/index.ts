export { BonusesPage } from './BonusesPage';
export { FooterPage } from './FooterPage';
export { NotFoundPage } from './NotFoundPage';
export { PlaceholderPage } from './PlaceholderPage';
export { PromotionsPage } from './PromotionsPage';
export { VipPage } from './VipPage';
