export { RulesTile } from './RulesTile';
