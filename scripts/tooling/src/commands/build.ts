import { buildAll } from '@tessera/platform/build';
import { siteTargets, targetNamed, workbenchTarget } from '@tessera/platform/build/targets';
import { ownRemote } from '@tessera/platform/project';
import { Argument, commandLine, runnable } from '@tessera/platform/project/commandLine';

const allTargets = ownRemote ? [targetNamed(ownRemote)] : [...siteTargets, workbenchTarget];

/** `npm run build [-- APP …]`: builds what changed, of all apps and the workbench or of the named ones. */
export const build = runnable(
  commandLine('npm run build --')
    .description('Builds what changed.')
    .addArgument(new Argument('[app...]', 'all by default').choices(allTargets.map(({ name }) => name)))
    .action(async (names: readonly string[]) => {
      await buildAll(names.length === 0 ? allTargets : names.map(targetNamed));
    }),
);
