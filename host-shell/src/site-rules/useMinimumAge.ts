import { ruleSettings, siteRules } from '@tessera/shared-contracts/rules';
import { useSiteSetting } from '../useSiteSetting';

/** From which age one may play, by the rules of the site. */
export const useMinimumAge = (): number => useSiteSetting(() => siteRules().minimumAge, ruleSettings.open.minimumAge);
