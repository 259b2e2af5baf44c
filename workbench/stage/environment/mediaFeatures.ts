import type { Settings } from './settings';

/** Conditions that hold in any window, and in none. */
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/** What media queries answer under each setting. */
const features = {
  motion: { 'prefers-reduced-motion': 'reduce' },
  contrast: { 'prefers-contrast': 'more' },
  pointer: { pointer: 'coarse', 'any-pointer': 'coarse', hover: 'none', 'any-hover': 'none' },
  colors: { 'forced-colors': 'active' },
} as const;
type Preferences = Pick<Settings, keyof typeof features>;

const patternOf = (feature: string) => new RegExp(`\\(\\s*${feature}\\s*(?::\\s*([a-z-]+)\\s*)?\\)`, 'g');

/** Makes the page believe that the person has these preferences: in `matchMedia`, and in the rules of its style sheets. */
export function setPreferences(preferences: Preferences): void {
  const chosen = Object.entries(features)
    .filter(([name]) => preferences[name as keyof Preferences] !== undefined)
    .flatMap(([, answers]) => Object.entries(answers))
    .map(([feature, value]) => [patternOf(feature), value] as const);
  if (chosen.length === 0) return;
  const answered = (condition: string) =>
    chosen.reduce(
      (text, [pattern, value]) =>
        text.replace(pattern, (_, asked?: string) => {
          const holds = asked === undefined ? value !== 'none' : asked === value;
          return holds ? always : never;
        }),
      condition,
    );

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
