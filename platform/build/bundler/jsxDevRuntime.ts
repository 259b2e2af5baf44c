/** Development: elements without positions, so that a build also runs with the React of production (an override). */
import type { ElementType, Key } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * What the compiler calls for each element.
 *
 * @public called by compiled code
 */
export const jsxDEV = (type: ElementType, props: unknown, key: Key | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key);
/** @public used by compiled code */
export { Fragment };
