import { mapFile } from '@tessera/platform/compose/release';
import type { Finding } from '../outcome';
import type { Inspected } from './gateInput';

/** What to set in the configuration of a build. */
export const sourcesRemedy =
  "Set devtool: 'hidden-nosources-source-map' and output.sourceMapFilename: '.maps/[file].map' (docs/interop.md), or no devtool, and publish it again.";

/** A map in the address by which a file names its own, or with an array of texts, which may be quoted in a script. */
const inlineMap = /[#@]\s*sourceMappingURL=\s*data:/;
const texts = /sourcesContent[\\"'`]*\s*:\s*\[(?:\s*null\s*,)*\s*[\\"'`]/;

/** Says how the text of a file contains sources; `undefined` if it contains none. */
export const sourcesIn = (text: string): string | undefined =>
  (inlineMap.test(text) && 'has an inline source map') ||
  (texts.test(text) && 'has sources (sourcesContent)') ||
  undefined;

/** Whether a file can contain sources as text. */
export const isText = (file: string): boolean => /\.(js|cjs|css|json|map|svg|txt)$/.test(file);

/** Finds files that contain their sources, which anybody could read who gets the release. */
export async function sourceFindings({ manifest, files }: Inspected): Promise<readonly Finding[]> {
  // A reader of a URL gets no maps.
  const maps = files.list === undefined ? [] : Object.keys(manifest.maps).map(mapFile);
  const findings: Finding[] = [];
  for (const file of [...Object.keys(manifest.files).filter(isText), ...maps]) {
    const found = sourcesIn(String(await files.read(file)));
    if (found !== undefined) findings.push({ rule: 'files', reason: `${file} ${found}`, remedy: sourcesRemedy });
  }
  return findings;
}
