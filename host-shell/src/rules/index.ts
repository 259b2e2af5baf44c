export { BettingRulesPage } from './BettingRulesPage';
export { RngPage } from './RngPage';
