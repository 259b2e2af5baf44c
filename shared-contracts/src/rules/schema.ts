/** The rules of places without browser code, for servers; pages import `@tessera/shared-contracts/rules`. */
export { type RuleSet, ruleSets } from './ruleSets';
export { type RuleSettings, ruleSettings } from './rules';
