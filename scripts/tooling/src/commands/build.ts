import { Argument, commandLine, runnable } from '@tessera/project/commandLine';
import { buildAll } from '../build/buildAll';
import { siteTargets, targetNamed } from '../build/targets';

/** `npm run build [-- APP …]`: builds what changed, of all apps or the named ones. */
export const build = runnable(
  commandLine('npm run build --')
    .description('Builds what changed.')
    .addArgument(new Argument('[app...]', 'all by default').choices(siteTargets.map(({ name }) => name)))
    .action(async (names: readonly string[]) => {
      await buildAll(names.length === 0 ? siteTargets : names.map(targetNamed));
    }),
);
