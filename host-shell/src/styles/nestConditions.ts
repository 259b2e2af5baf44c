import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

/** Rewrites a rule of a styled component on its way into the page. */
export type StylePlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type StyleElement = Parameters<StylePlugin>[0];

const isConditional = ({ type }: StyleElement) => type === '@media' || type === '@supports' || type === '@container';

/**
 * Puts conditions into rules instead of rules into conditions: `@media (…) { .a { … } }` becomes `.a { @media (…) { … } }`,
 * which means the same. When a rule with a condition around it is added to a style sheet, Chromium works out the styles of
 * every element that any rule of the sheet is for; when a plain rule is, of those that this rule is for. Styled components
 * add their rules when they are first seen, so that on a full page the first dialog or list would pay for all of the page.
 */
export const nestConditions: StylePlugin = (element, index, siblings) => {
  if (!isConditional(element) || typeof element.children === 'string') return;
  const [rule, ...others] = element.children;
  if (rule?.type !== 'rule') return;
  // One rule goes in at a time, so each further one gets a condition of its own and has its turn next.
  if (Array.isArray(siblings))
    siblings.splice(index + 1, 0, ...others.map((other) => ({ ...element, children: [other] })));
  const condition = { ...rule, type: element.type, value: element.value, props: [] };
  Object.assign(element, { type: rule.type, value: rule.value, props: rule.props, children: [condition] });
};

/** Whether the browser knows conditions within rules, as all have since the end of 2023. */
export const canNestConditions = (): boolean => globalThis.CSS?.supports?.('selector(&)') ?? false;
