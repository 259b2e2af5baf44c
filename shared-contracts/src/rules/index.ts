export { type Place, type RuleSet, type RuleSettings, ruleSets, ruleSettings } from './rules';
export { siteRuleSet, siteRules } from './siteRules';
