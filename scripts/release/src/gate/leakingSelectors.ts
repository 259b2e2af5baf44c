import { parseSync, Visitor } from 'oxc-parser';
import { compile, type Element } from 'stylis';

/** Stands for the class of the component. */
const own = '.own';
/** Stands for what a template interpolates. */
const interpolated = 'x';

/** A selector without what is in parentheses: `body:has(.own) header` as `body:has header`. */
function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

const isLeaking = (selector: string) => selector.includes(own) && !withoutArguments(selector).includes(own);

function selectorsOf(rules: string | readonly Element[]): readonly string[] {
  if (typeof rules === 'string') return [];
  return rules.flatMap(({ type, props, children }) => [
    ...(type === 'rule' ? [props].flat() : []),
    ...selectorsOf(children),
  ]);
}

/** The templates of a built script: literals with their interpolations, as styled-components gets them. */
function templatesOf(script: string): readonly string[] {
  const templates: string[] = [];
  new Visitor({
    ArrayExpression({ elements }) {
      const texts = elements.map((element) => (element?.type === 'Literal' ? element.value : undefined));
      if (texts.every((text) => typeof text === 'string')) templates.push(texts.join(interpolated));
    },
    TemplateLiteral({ quasis }) {
      templates.push(quasis.map(({ value }) => value.cooked ?? '').join(interpolated));
    },
  }).visit(parseSync('script.js', script).program);
  return templates;
}

/**
 * Selectors of a built script's styles that the component only conditions, as in `body:has(&) header`: they apply to
 * parts of other apps. Judged as styled-components compiles them, with `.own` for the component's class.
 */
export function leakingSelectors(script: string): readonly string[] {
  const templates = templatesOf(script).filter((template) => /\([^()]*&/.test(template) && template.includes('{'));
  const selectors = templates.flatMap((template) => selectorsOf(compile(`${own}{${template}}`)));
  return [...new Set(selectors.filter(isLeaking))];
}
