import { findFaults } from '@tessera/platform/compose';
import { reasonOf } from '@tessera/platform/project';
import { prerenderedSchema, releaseUrlPlaceholder } from '@tessera/platform/protocol';
import { safeParse } from 'valibot';
import type { Finding } from '../outcome';
import { type Inspected, nameOf } from './gateInput';

const shapeRemedy = 'Build it with npm run build, which prerenders src/expose/*.prerendered.tsx.';
const remedy =
  'Every page of the site carries this. Leave it out of src/expose/*.prerendered.tsx: words, boxes and pictures of the release alone.';

const own = { files: releaseUrlPlaceholder };

const filesIn = (text: string) =>
  text
    .split(releaseUrlPlaceholder)
    .slice(1)
    .map((rest) => /^[\w@./-]*/.exec(rest)?.[0] ?? '');

/** Finds prerendered content that pages must not carry, because it would do more than be displayed. */
export async function prerenderedFindings(release: Inspected): Promise<readonly Finding[]> {
  const { app, manifest, files } = release;
  const refusal = (reason: string, what: string): Finding => ({ rule: 'prerendered', reason, remedy: what });
  if (manifest.prerendered === undefined) return [];
  // An unreadable file is a separate finding.
  const text = await files.read(manifest.prerendered).then(String, () => undefined);
  if (text === undefined) return [];
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    content = undefined;
  }
  const { success, output } = safeParse(prerenderedSchema, content);
  if (!success) return [refusal(`${manifest.prerendered} of ${nameOf(release)} cannot be read`, shapeRemedy)];
  const parts = Object.values(output).map(({ css, visitor, player = '' }) => ({ css, markups: [visitor, player] }));
  let found: readonly (readonly string[])[];
  try {
    found = await findFaults(app, parts, own);
  } catch (error) {
    const reason = `${manifest.prerendered} of ${nameOf(release)} cannot be checked: ${reasonOf(error)}`;
    return [refusal(reason, remedy)];
  }
  return Object.entries(output).flatMap(([module, { css, visitor, player = '' }], index) => {
    const faults = found[index] ?? [];
    const unknown = module in manifest.exposes ? [] : ['no module of that name'];
    const missing = filesIn(css + visitor + player).filter((file) => manifest.files[file] === undefined);
    return [...new Set([...unknown, ...faults, ...missing.map((file) => `no file ${file} in the release`)])].map(
      (fault) => refusal(`What ${nameOf(release)} has prerendered of ${module} has ${fault}`, remedy),
    );
  });
}
