import { version as toolkitVersion } from '@reduxjs/toolkit/package.json';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { version as reactVersion } from 'react/package.json';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { version as reactDomVersion } from 'react-dom/package.json';
import { version as reactReduxVersion } from 'react-redux/package.json';
import { version as routerVersion } from 'react-router-dom/package.json';
import * as styledComponents from 'styled-components';
import { version as styledComponentsVersion } from 'styled-components/package.json';
import * as query from './query';
import * as redux from './redux';
import * as router from './router';
import * as toolkit from './toolkit';

/** One package in the form in which containers look for it: by its version, with a getter of a factory of the module. */
const provide = (version: string, module: unknown) => ({
  [version]: { get: () => () => module, from: 'host', loaded: 1, eager: true },
});

/**
 * The share scope: the packages of which one copy serves the whole page, by the key that remotes ask for them by
 * (`scripts/config/shared.ts`). They are part of the host's own script, so a remote waits for none of them.
 */
export const shareScope = {
  react: provide(reactVersion, React),
  'react/jsx-runtime': provide(reactVersion, jsxRuntime),
  'react-dom': provide(reactDomVersion, ReactDom),
  'react-dom/client': provide(reactDomVersion, ReactDomClient),
  'react-router-dom': provide(routerVersion, router),
  'react-redux': provide(reactReduxVersion, redux),
  '@reduxjs/toolkit': provide(toolkitVersion, toolkit),
  '@reduxjs/toolkit/query/react': provide(toolkitVersion, query),
  'styled-components': provide(styledComponentsVersion, styledComponents),
};
