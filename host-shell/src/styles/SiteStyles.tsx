import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { canNestConditions, nestConditions, type StylePlugin } from './nestConditions';
import { canSeparateKeyframes, separateKeyframes } from './separateKeyframes';

/**
 * The plugin, or a no-op of the same name: plugin names are part of every class name, and the prerenderer supports
 * neither plugin.
 */
const pluginNamed = (name: string, isSupported: boolean, plugin: StylePlugin): StylePlugin =>
  Object.defineProperty<StylePlugin>(isSupported ? (...args) => plugin(...args) : () => undefined, 'name', {
    value: name,
  });

const plugins = [
  pluginNamed('conditions', canNestConditions(), nestConditions),
  pluginNamed('keyframes', canSeparateKeyframes(), separateKeyframes),
];

/** Style setup of the site: gives the same class names in the browser and in the prerendered page. */
export const SiteStyles = ({ children }: { readonly children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>
);
