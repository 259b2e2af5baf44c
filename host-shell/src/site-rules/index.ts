export { RulesTile } from './RulesTile';
export { useMinimumAge } from './useMinimumAge';
