export { type Place, type RuleSet, ruleSets } from './ruleSets';
export { type RuleSettings, ruleSettings } from './rules';
export { siteRuleSet, siteRules } from './siteRules';
