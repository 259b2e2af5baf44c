import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { Marked } from 'marked';
import { projectFiles } from '../projectFiles';

/** Names that a reference may give, by the number of their section. */
type Sections = ReadonlyMap<string, readonly string[]>;

/** Reads a specification: each numbered heading begins a section. Its names are its headings, bold terms and rows' first cells. */
export function parseSections(text: string): Sections {
  const sections = new Map<string, string[]>();
  let names: string[] = [];
  const marked = new Marked();
  marked.walkTokens(marked.lexer(text), (token) => {
    const [, number, title = ''] = (token.type === 'heading' && /^(\d+)\. (.*)/.exec(token.text)) || [];
    if (number !== undefined) {
      names = [title];
      sections.set(number, names);
    } else if (token.type === 'heading' || token.type === 'strong') names.push(token.text);
    else if (token.type === 'table') names.push(...token.rows.map(([first]: { text: string }[]) => first?.text ?? ''));
  });
  return sections;
}

// A comment may break the line within a reference.
const lineBreak = /\s*\n\s*(?:\*|\/\/)?\s*/g;

/** Finds references to no section (`§5`) or to no part of it (`§5 Login`), each with its line. */
export function referenceFindings(text: string, sections: Sections): readonly string[] {
  return [...text.matchAll(/§(\d+)|\bdecisions[,)]/g)].flatMap(({ 0: found, 1: number, index }) => {
    const line = text.slice(0, index).split('\n').length;
    if (number === undefined) return [`${line}: "${found}" names no section: write "spec §12" and a name in it`];
    const names = sections.get(number);
    if (names === undefined) return [`${line}: ${found} is not a section of docs/spec`];
    const rest = text.slice(index + found.length, index + found.length + 200).replace(lineBreak, ' ');
    const [, said] = /^ ([A-Z\d].*)/.exec(rest) ?? [];
    if (said === undefined || names.some((name) => said.startsWith(name) && !/^\w/.test(said.slice(name.length))))
      return [];
    return [`${line}: ${found} has no "${said.split(/[,;.:)]/)[0]}"`];
  });
}

/** Finds wrong references to the specification in all text files of the project, each with file and line. */
export function wrongReferences(): readonly string[] {
  const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
  const sections = parseSections(projectFiles('docs/spec/*.md').map(read).join('\n'));
  const options = ['grep', '-IlE', '--untracked', '§[0-9]|decisions[,)]'];
  return execFileSync('git', options, { cwd: projectRoot, encoding: 'utf8' })
    .trim()
    .split('\n')
    .flatMap((file) => referenceFindings(read(file), sections).map((finding) => `${file}:${finding}`));
}
