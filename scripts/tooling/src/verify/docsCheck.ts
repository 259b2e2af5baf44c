import type { Check } from './check';
import { type ArgumentReader, commandFindings } from './docs/commands';
import { countFindings } from './docs/counts';
import { readDocuments } from './docs/documents';
import { linkFindings } from './docs/links';
import { nameChecker } from './docs/names';
import { pathChecker } from './docs/paths';
import { wrongReferences } from './docs/references';

/** Argument parsers of commands, by name. */
export type ReadCommands = () => Promise<Readonly<Record<string, ArgumentReader>>>;

/** Argument parsers of this package's commands. Those of `release` and `bench` are checked in their packages. */
async function ownCommands(): ReturnType<ReadCommands> {
  // Loaded lazily: they load the bundler, which no other check needs.
  const [{ start }, { dev }, { serve }, { build }] = await Promise.all([
    import('../commands/start'),
    import('../commands/dev'),
    import('../commands/serve'),
    import('../commands/build'),
  ]);
  return { start: start.check, dev: dev.check, serve: serve.check, build: build.check };
}

/** Checks links, paths, names, commands and counts of the documentation, and references to the specification. */
export const docsCheck = (readTestArguments: ArgumentReader, otherCommands: ReadCommands): Check => ({
  name: 'docs',
  remedy:
    'Correct the page or the source. Names of other projects that no source of ours uses stand without backticks.',
  run: async () => {
    const readers = { ...(await ownCommands()), ...(await otherCommands()), test: readTestArguments };
    const [paths, names] = [pathChecker(), nameChecker()];
    const documents = readDocuments();
    const pages = documents.flatMap((document) =>
      [
        ...linkFindings(document),
        ...paths(document),
        ...names(document),
        ...commandFindings(document, readers),
        ...countFindings(document),
      ].map((finding) => `${document.file}: ${finding}`),
    );
    const findings = [...pages, ...wrongReferences()];
    return findings.length === 0
      ? { passed: documents.length, failed: 0, output: '' }
      : { passed: 0, failed: findings.length, output: findings.join('\n') };
  },
});
