import type { StylePlugin } from './nestConditions';

/** Whether the browser supports style sheets made by script, as all do since spring 2023. */
export const canSeparateKeyframes = (): boolean => 'adoptedStyleSheets' in (globalThis.document ?? {});

let keyframes: CSSStyleSheet | undefined;

function keyframesSheet(): CSSStyleSheet {
  if (keyframes === undefined) {
    keyframes = new CSSStyleSheet();
    document.adoptedStyleSheets.push(keyframes);
  }
  return keyframes;
}

/**
 * Puts `@keyframes` into a separate style sheet. When they are added to a sheet with other rules, Chromium recalculates
 * the styles of every element that any of those rules matches. Their names are unique, so the order of sheets does not
 * matter.
 */
export const separateKeyframes: StylePlugin = (element, _index, _siblings, serialize) => {
  // Keyframes inside a condition stay, or they would lose it.
  if (element.type !== '@keyframes' || element.root !== null || typeof element.children === 'string') return;
  const steps = element.children.map((step, index, all) => serialize(step, index, all, serialize));
  keyframesSheet().insertRule(`${element.value}{${steps.join('')}}`);
  // A comment, which the sheet of the other rules skips.
  element.type = 'comm';
};
