import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageFolders, projectRoot } from '@tessera/platform/project';

/** The linter's findings in one file. */
export interface LintFinding {
  /** Name of the rule, such as `lint/a11y/useButtonType`, or `plugin`. */
  readonly rule: string;
  readonly message: string;
}

interface LintReport {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly severity: string;
    readonly message: string;
    readonly location: { readonly path: string };
  }[];
}

/** Copies what the linter needs into a folder: its configuration, its plugins, and each package's `package.json`. */
function copyConfiguration(folder: string): void {
  const { plugins } = JSON.parse(readFileSync(path.join(projectRoot, 'biome.json'), 'utf8')) as {
    plugins: readonly { readonly path: string }[];
  };
  const manifests = packageFolders.map((own) => `${own}/package.json`);
  for (const file of ['biome.json', ...plugins.map((plugin) => plugin.path), ...manifests]) {
    cpSync(path.join(projectRoot, file), path.join(folder, file));
  }
}

/**
 * Lints files that do not exist with the project's own rules.
 *
 * @param files text of each file by the path that it would have in the project
 * @returns a function that returns the errors of a file
 */
export function lintFiles(files: ReadonlyMap<string, string>): (file: string) => readonly LintFinding[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-lint-'));
  try {
    copyConfiguration(folder);
    for (const [file, text] of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), `${text}\n`);
    }
    const options = ['--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
    const biome = path.join(projectRoot, 'node_modules/.bin/biome');
    const { stdout } = spawnSync(biome, ['lint', ...options, ...files.keys()], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as LintReport;
    return (file) =>
      diagnostics
        .filter(({ severity, location }) => severity === 'error' && location.path === file)
        .map(({ category, message }) => ({ rule: category, message }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
