import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { canNestConditions, nestConditions, type StylePlugin } from './nestConditions';
import { canSeparateKeyframes, separateKeyframes } from './separateKeyframes';

/**
 * A plugin, or one of the same name that does nothing. The names of plugins are part of every class name, and those of the
 * prerendered page are made where neither is supported.
 */
const pluginNamed = (name: string, isSupported: boolean, plugin: StylePlugin): StylePlugin =>
  Object.defineProperty<StylePlugin>(isSupported ? (...args) => plugin(...args) : () => undefined, 'name', {
    value: name,
  });

const plugins = [
  pluginNamed('conditions', canNestConditions(), nestConditions),
  pluginNamed('keyframes', canSeparateKeyframes(), separateKeyframes),
];

/** How the styles of the site are made: the same class names in the browser and in the prerendered page. */
export const SiteStyles = ({ children }: { readonly children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>
);
