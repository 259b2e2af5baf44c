/** Conditions that hold in any window, and in none. */
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

const features = {
  motion: [/\(\s*prefers-reduced-motion\s*(?::\s*([a-z-]+)\s*)?\)/g, 'reduce'],
  contrast: [/\(\s*prefers-contrast\s*(?::\s*([a-z-]+)\s*)?\)/g, 'more'],
} as const;

/** Preferences of a person that the page is told of. */
export interface Preferences {
  readonly motion?: 'reduce' | undefined;
  readonly contrast?: 'more' | undefined;
}

/** Makes the page believe that the person has these preferences: in `matchMedia`, and in the rules of its style sheets. */
export function setPreferences(preferences: Preferences): void {
  const chosen = (['motion', 'contrast'] as const).filter((name) => preferences[name] !== undefined);
  if (chosen.length === 0) return;
  const answered = (condition: string) =>
    chosen.reduce((text, name) => {
      const [pattern, value] = features[name];
      return text.replace(pattern, (_, asked = value) => (asked === value ? always : never));
    }, condition);

  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, answered(query));

  for (const group of [CSSStyleSheet, CSSGroupingRule, CSSStyleRule]) {
    const { insertRule } = group.prototype;
    if (insertRule === undefined) continue;
    group.prototype.insertRule = function (this: CSSGroupingRule, rule: string, index?: number) {
      return insertRule.call(this, answered(rule), index);
    } as typeof insertRule;
  }
  const answerRules = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) rule.media.mediaText = answered(rule.media.mediaText);
      if ('cssRules' in rule) answerRules(rule.cssRules as CSSRuleList);
    }
  };
  const answerSheets = () => {
    for (const sheet of document.styleSheets) {
      try {
        answerRules(sheet.cssRules);
      } catch {
        // A sheet that is still loading, or that another origin does not share, has no rules to read.
      }
    }
  };
  answerSheets();
  // Sheets that arrive later: links when they have loaded, and elements whose text changes.
  document.addEventListener('load', answerSheets, true);
  new MutationObserver(answerSheets).observe(document.head, { childList: true, subtree: true, characterData: true });
}
