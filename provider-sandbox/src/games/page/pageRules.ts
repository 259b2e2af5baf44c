import { type RuleSettings, ruleSets, ruleSettings } from '@tessera/shared-contracts/rules/schema';
import * as v from 'valibot';
import { byId } from '../../browser/dom';

/** What the rules that the provider follows ask of a game's page. */
export const pageRules = (): RuleSettings => ruleSettings[v.parse(v.picklist(ruleSets), byId('game').dataset.rules)];

/** Keeps two rounds as far apart as the rules ask. @param onEnd called when the next round may begin */
export function createPace(onEnd: () => void) {
  const pauseMs = pageRules().minimumRoundSeconds * 1000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get isWaiting() {
      return timer !== undefined;
    },
    /** A round has begun. */
    count(): void {
      if (pauseMs === 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        onEnd();
      }, pauseMs);
    },
  };
}
