import path from 'node:path';
import { type AppName, appNamed, apps, packageFolders, packagesIn, UserError } from '@tessera/platform/project';
import { commandLine, listOf, type Runnable, runnable } from '@tessera/platform/project/commandLine';
import { browserCheck } from '../verify/browserCheck';
import { budgetCheck } from '../verify/budgetCheck';
import type { Check } from '../verify/check';
import { compatCheck } from '../verify/compatCheck';
import { docsCheck, type ReadCommands } from '../verify/docsCheck';
import { engineChecks } from '../verify/engineChecks';
import { imagesCheck } from '../verify/imagesCheck';
import { linesCheck } from '../verify/linesCheck';
import { rulesCheck } from '../verify/rulesCheck';
import { runChecks } from '../verify/runChecks';
import { statesCheck } from '../verify/statesCheck';
import { staticChecks } from '../verify/staticChecks';
import { unitCheck } from '../verify/unitCheck';

const checksWith = (docs: Check): readonly Check[] => [
  ...staticChecks,
  linesCheck,
  docs,
  unitCheck,
  budgetCheck,
  compatCheck,
  browserCheck,
  statesCheck,
  rulesCheck,
  ...engineChecks,
  imagesCheck,
];

interface VerifyOptions {
  readonly only?: readonly string[];
  readonly app?: string;
  readonly file?: string;
  readonly affected?: true;
  readonly all?: true;
}

/**
 * `npm test [-- --only CHECK[,CHECK]] [--app APP] [--file FILE] [--affected] [--all]`: runs the checks. Ends with a line
 * `N passed, N failed`.
 *
 * @param readCommands the commands that documents name
 */
export function verifyCommand(readCommands: ReadCommands): Runnable {
  const checks = checksWith(docsCheck((typed) => verify.check(typed), readCommands));
  const names = checks.map(({ name }) => name);
  const verify = runnable(
    commandLine('npm test --')
      .description('Runs the checks and ends with a line of how many tests passed and failed.')
      .option('--only <check,…>', `some of ${names.join(', ')}`, listOf(names))
      .option('--app <app>', 'one app, or one folder of packages', folderOf)
      .option('--file <file>', 'one file of browser tests')
      .option('--affected', 'only packages that have changed, or depend on one that has, since they passed here')
      .option('--all', 'with what takes minutes and rarely breaks')
      .action(async ({ only, app: folder, file, affected, all }: VerifyOptions) => {
        const chosen = checks.filter(({ name, isSlow = false }) => only?.includes(name) ?? (all || !isSlow));
        const scope = {
          folders: folder === undefined ? packageFolders : packagesIn(folder),
          isAll: all === true || file !== undefined,
          ...(file !== undefined && { file }),
        };
        process.exit((await runChecks(chosen, scope, affected === true)) ? 0 : 1);
      }),
  );
  return verify;
}

function folderOf(app: string): string {
  if (apps.some(({ name }) => name === app)) return path.basename(appNamed(app as AppName).folder);
  const folder = app.replace(/\/$/, '');
  if (packagesIn(folder).length > 0) return folder;
  const known = [...apps.map(({ name }) => name), ...packageFolders];
  throw new UserError(`There is no app or folder of packages "${app}". There are: ${known.join(', ')}.`);
}
