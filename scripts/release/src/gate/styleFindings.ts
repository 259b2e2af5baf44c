import { findFaults } from '@tessera/platform/compose';
import { reasonOf } from '@tessera/platform/project';
import { releaseUrlPlaceholder } from '@tessera/platform/protocol';
import type { Finding } from '../outcome';
import { type Inspected, nameOf } from './gateInput';
import { leakingSelectors } from './leakingSelectors';

/** Ways of adding rules to the whole page. styled-components scopes all others to the component. */
const globalStyles =
  /\b(?:createGlobalStyle|adoptedStyleSheets|insertRule|addRule|jsxs?\)\(["'`]style["'`]|createElement\(["'`]style["'`])/;
const remedy =
  'Style the components of the remote (styled-components, or a class of its own); the page belongs to the shell.';

/** Finds styles of a remote that could apply to the parts of other apps. */
export async function styleFindings(release: Inspected): Promise<readonly Finding[]> {
  const { app, manifest, files } = release;
  if (manifest.container === undefined) return [];
  const refusal = (reason: string): Finding => ({ rule: 'styles', reason: `${nameOf(release)}: ${reason}`, remedy });
  const findings: Finding[] = [];
  for (const file of Object.keys(manifest.files).filter((name) => /\.(js|css)$/.test(name))) {
    const text = await files.read(file).then(String);
    if (file.endsWith('.js')) {
      const [found] = globalStyles.exec(text) ?? [];
      if (found !== undefined) findings.push(refusal(`${file} uses ${found}, which styles the whole page`));
      for (const selector of leakingSelectors(text)) findings.push(refusal(`${file} has a rule for ${selector}`));
      continue;
    }
    try {
      const [faults = []] = await findFaults(app, [{ css: text, markups: [] }], { files: releaseUrlPlaceholder });
      findings.push(...faults.map((fault) => refusal(`${file} has ${fault}`)));
    } catch (error) {
      findings.push(refusal(`${file} cannot be checked: ${reasonOf(error)}`));
    }
  }
  return findings;
}
