import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { type Document, parseDocument } from './documents';

/** Finds links to missing files and headings. */
export function linkFindings(document: Document): readonly string[] {
  return document.links.flatMap((link) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [target = '', anchor] = decodeURI(link).split('#');
    const file = target === '' ? document.file : path.join(path.dirname(document.file), target);
    const absolute = path.join(projectRoot, file);
    if (target !== '' && !existsSync(absolute)) return [`${link} does not exist`];
    if (anchor === undefined) return [];
    const { anchors } = target === '' ? document : parseDocument(file, readFileSync(absolute, 'utf8'));
    return anchors.has(anchor) ? [] : [`${link} is not a heading of ${file}`];
  });
}
