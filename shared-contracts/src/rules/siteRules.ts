import { readSiteConfig } from '../config';
import type { RuleSet } from './ruleSets';
import { type RuleSettings, ruleSettings } from './rules';

/**
 * The rules that the site is set up for, by the configuration in the page.
 *
 * @throws when the page has no valid configuration, which means that it was not composed
 */
export const siteRuleSet = (): RuleSet => readSiteConfig().rules ?? 'open';

/** The settings of {@link siteRuleSet}. */
export const siteRules = (): RuleSettings => ruleSettings[siteRuleSet()];
