/** The rules at the outermost level of a style sheet as styled-components writes it, at-rules whole. */
function rulesOf(css: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

/** The rules of a style sheet that another one does not have, in their order. */
export function rulesBeyond(css: string, known: string): string {
  const knownRules = new Set(rulesOf(known));
  return rulesOf(css)
    .filter((rule) => !knownRules.has(rule))
    .join('\n');
}
