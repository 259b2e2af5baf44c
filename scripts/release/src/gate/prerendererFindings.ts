import { prerenderContent } from '@tessera/platform/compose/contents';
import { placeholderConfig } from '@tessera/platform/compose/placeholders';
import type { ShellPage } from '@tessera/platform/compose/shellPage';
import type { PublicAnswers } from '@tessera/platform/prerender';
import { reasonOf } from '@tessera/platform/project';
import { releaseUrlPlaceholder } from '@tessera/platform/protocol';
import type { Finding } from '../outcome';
import { type Inspected, nameOf } from './gateInput';
import { readShellPages } from './shellPages';

const remedy =
  'Correct `content` of its src/expose/*.prerendered.tsx. It runs without the APIs of Node and browsers and without a network.';

/** The pages of the live shell; empty without one. */
async function livePages(shells: readonly Inspected[]): Promise<Pick<ShellPage, 'families' | 'prerendered'>> {
  const live = shells.find(({ app, role }) => app === 'shell' && role === 'live');
  return (live && (await readShellPages(live))) ?? { families: [], prerendered: {} };
}

/** Runs a release's prerenderer as composing would, and finds what pages would not show of it. */
export async function prerendererFindings(
  release: Inspected,
  shells: readonly Inspected[],
  answers: PublicAnswers,
): Promise<readonly Finding[]> {
  const { app, manifest, files } = release;
  const refusal = (reason: string): Finding => ({ rule: 'prerendered', reason, remedy });
  if (manifest.prerenderer === undefined) return [];
  try {
    const code = await files.read(manifest.prerenderer);
    const addressed = { ...manifest, baseUrl: releaseUrlPlaceholder };
    const pages = { page: await livePages(shells), config: placeholderConfig, answers };
    const contents = await prerenderContent(app, addressed, code, pages);
    return contents.flatMap(({ module, faults }) =>
      faults.map((fault) => refusal(`The content of ${module} of ${nameOf(release)} has ${fault}`)),
    );
  } catch (error) {
    return [refusal(`The content of ${nameOf(release)} could not be prerendered: ${reasonOf(error)}`)];
  }
}
