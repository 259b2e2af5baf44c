import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import GithubSlugger from 'github-slugger';
import { Marked } from 'marked';
import { projectFiles } from '../projectFiles';

/** A page of documentation, split into the parts to check. */
export interface Document {
  /** Path relative to the project's folder. */
  readonly file: string;
  readonly text: string;
  /** Targets of links and images. */
  readonly links: readonly string[];
  /** Anchors of its headings. */
  readonly anchors: ReadonlySet<string>;
  /** Texts between backticks. */
  readonly codes: readonly string[];
  /** Texts of code blocks. */
  readonly codeBlocks: readonly string[];
}

/** Reads a page of documentation. */
export function parseDocument(file: string, text: string): Document {
  const slugger = new GithubSlugger();
  const [links, codes, codeBlocks, anchors] = [[] as string[], [] as string[], [] as string[], new Set<string>()];
  const marked = new Marked();
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'link' || token.type === 'image') links.push(token.href);
    if (token.type === 'codespan') codes.push(token.text);
    if (token.type === 'code') codeBlocks.push(token.text);
    if (token.type === 'heading') anchors.add(slugger.slug(token.text.replaceAll('`', '')));
  });
  return { file, text, links, anchors, codes, codeBlocks };
}

/** Every page of the project's documentation. */
export const readDocuments = (): readonly Document[] =>
  projectFiles('*.md').map((file) => parseDocument(file, readFileSync(path.join(projectRoot, file), 'utf8')));
