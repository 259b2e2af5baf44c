import type { Check } from './check';
import { type ArgumentReader, commandFindings } from './docs/commands';
import { readDocuments } from './docs/documents';
import { linkFindings } from './docs/links';
import { nameChecker } from './docs/names';
import { pathChecker } from './docs/paths';
import { wrongReferences } from './docs/references';

/** Argument parsers of commands, by name. */
export type ReadCommands = () => Promise<Readonly<Record<string, ArgumentReader>>>;

/** Checks links, paths, names and commands of the documentation, and references to the specification. */
export const docsCheck = (readTestArguments: ArgumentReader, readCommands: ReadCommands): Check => ({
  name: 'docs',
  remedy:
    'Correct the page or the source. Names of other projects that no source of ours uses stand without backticks.',
  run: async () => {
    const readers = { ...(await readCommands()), test: readTestArguments };
    const [paths, names] = [pathChecker(), nameChecker()];
    const documents = readDocuments();
    const pages = documents.flatMap((document) =>
      [...linkFindings(document), ...paths(document), ...names(document), ...commandFindings(document, readers)].map(
        (finding) => `${document.file}: ${finding}`,
      ),
    );
    const findings = [...pages, ...wrongReferences()];
    return findings.length === 0
      ? { passed: documents.length, failed: 0, output: '' }
      : { passed: 0, failed: findings.length, output: findings.join('\n') };
  },
});
