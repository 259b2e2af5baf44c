import * as toolkit from '@reduxjs/toolkit';
import { version as toolkitVersion } from '@reduxjs/toolkit/package.json';
import * as query from '@reduxjs/toolkit/query/react';
import * as api from '@tessera/shared-contracts/api';
import * as config from '@tessera/shared-contracts/config';
import * as events from '@tessera/shared-contracts/events';
import * as money from '@tessera/shared-contracts/money';
import { contractVersion } from '@tessera/shared-contracts/remotes';
import * as session from '@tessera/shared-contracts/session';
import * as theme from '@tessera/shared-contracts/theme';
import * as basics from '@tessera/shared-contracts/ui/basics';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { version as reactVersion } from 'react/package.json';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { version as reactDomVersion } from 'react-dom/package.json';
import * as reactRedux from 'react-redux';
import { version as reactReduxVersion } from 'react-redux/package.json';
import { version as routerVersion } from 'react-router-dom/package.json';
import * as styledComponents from 'styled-components';
import { version as styledComponentsVersion } from 'styled-components/package.json';
import * as remote from '../../../remote';
import * as router from './router';

/** Hash of the code of each part of the contracts, inserted by the build (`platform/build/bundler/contracts.ts`). */
declare const CONTRACT_HASHES: Readonly<Record<string, string>>;

/** One package in the form that containers expect, by version; containers of the stock plug-in take the factory from `lib`. */
function provide(version: string, module: unknown) {
  const lib = () => module;
  return { [version]: { version, lib, get: () => lib, from: 'host', loaded: 1, eager: true } };
}

const packages = {
  react: provide(reactVersion, React),
  'react/jsx-runtime': provide(reactVersion, jsxRuntime),
  'react-dom': provide(reactDomVersion, ReactDom),
  'react-dom/client': provide(reactDomVersion, ReactDomClient),
  'react-router-dom': provide(routerVersion, router),
  'react-redux': provide(reactReduxVersion, reactRedux),
  '@reduxjs/toolkit': provide(toolkitVersion, toolkit),
  '@reduxjs/toolkit/query/react': provide(toolkitVersion, query),
  'styled-components': provide(styledComponentsVersion, styledComponents),
};

/** Parts of the contracts that nearly every remote uses (`sharedModules` of `platform/build/bundler/contracts.ts`). */
const contracts = { api, config, events, money, remote, session, theme, 'ui/basics': basics };

/**
 * The share scope: packages with one copy for the whole page, by the key that remotes request them with. They are
 * in the host's own script, whole but for the router (`router.ts`), so a remote does not wait for them. The key of each part
 * of the contracts contains the hash of its code: a remote that was built with another one finds no such key, and fetches
 * its own.
 */
export const shareScope = {
  ...packages,
  ...Object.fromEntries(
    Object.entries(contracts).map(([part, module]) => [
      `tessera-contracts/${part}@${CONTRACT_HASHES[part]}`,
      provide(`${contractVersion}.0.0`, module),
    ]),
  ),
};

/** Version and provider of each shared package on this page. */
export const sharedOrigins = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(shareScope).map(([name, versions]) => [
      name,
      Object.entries(versions)
        .map(([version, { from }]) => `${version} from ${from}`)
        .join(', '),
    ]),
  );
