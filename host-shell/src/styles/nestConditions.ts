import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

/** Rewrites the rules of styled components before they are inserted. */
export type StylePlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type StyleElement = Parameters<StylePlugin>[0];

const isConditional = ({ type }: StyleElement) => type === '@media' || type === '@supports' || type === '@container';

/**
 * Nests conditions in rules instead of rules in conditions: `@media (…) { .a { … } }` becomes `.a { @media (…) { … } }`,
 * which is equivalent. When a rule inside a condition is added to a style sheet, Chromium recalculates the styles of
 * every element that any rule of the sheet matches; for a plain rule, only of the elements that this rule matches.
 * Styled components add their rules on first render, so on a full page the first dialog or list would cause a
 * recalculation of the whole page.
 */
export const nestConditions: StylePlugin = (element, index, siblings) => {
  if (!isConditional(element) || typeof element.children === 'string') return;
  const [rule, ...others] = element.children;
  if (rule?.type !== 'rule') return;
  // Only one rule is inserted at a time, so each further one gets its own condition and comes next.
  if (Array.isArray(siblings))
    siblings.splice(index + 1, 0, ...others.map((other) => ({ ...element, children: [other] })));
  const condition = { ...rule, type: element.type, value: element.value, props: [] };
  Object.assign(element, { type: rule.type, value: rule.value, props: rule.props, children: [condition] });
};

/** Whether the browser supports conditions nested in rules, as all do since the end of 2023. */
export const canNestConditions = (): boolean => globalThis.CSS?.supports?.('selector(&)') ?? false;
