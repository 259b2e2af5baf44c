import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from '@tessera/platform/build';
import { siteTargets, targetNamed } from '@tessera/platform/build/targets';
import { readShellPage } from '@tessera/platform/compose/shellPage';
import { projectRoot } from '@tessera/platform/project';
import { missingFeatures } from '../compat/missingFeatures';
import type { Check } from './check';

/** The scripts of every build, with the version of the language that they may have. */
function builtScripts(): readonly (readonly [name: string, text: string, language?: 5])[] {
  const { oldBrowser = '', earlyFetch } = readShellPage(targetNamed('shell').outputFolder).scripts;
  const files = siteTargets.flatMap(({ outputFolder }) =>
    readdirSync(outputFolder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => path.join(outputFolder, name)),
  );
  return [
    ['oldBrowser', oldBrowser, 5],
    ['earlyFetch', earlyFetch],
    ...files.map((file) => [path.relative(projectRoot, file), readFileSync(file, 'utf8')] as const),
  ];
}

function faultsOf(name: string, text: string, language?: 5): readonly string[] {
  try {
    return [...missingFeatures(text, language)].map(([feature, place]) => `${name} uses ${feature}: ${place}`);
  } catch (error) {
    return [`${name}: ${String(error)}`];
  }
}

/** Checks that the oldest browsers that are served know the syntax and the features of all builds. */
export const compatCheck: Check = {
  name: 'compat',
  usesAllCores: true,
  remedy:
    'Write it with what the oldest browsers have, or ask for it first (`x.feature?.()`); docs/browsers.md lists them.',
  async run() {
    await buildAll(siteTargets);
    const scripts = builtScripts();
    const faults = scripts.map((script) => faultsOf(...script)).filter((found) => found.length > 0);
    return { passed: scripts.length - faults.length, failed: faults.length, output: faults.flat().join('\n') };
  },
};
