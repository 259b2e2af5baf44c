import { siteTargets } from '@tessera/platform/build/targets';
import { remoteNames, UserError } from '@tessera/platform/project';
import { Argument, commandLine, runnable } from '@tessera/platform/project/commandLine';

/** `npm run dev [-- APP … | REMOTE --against ADDRESS]`: the composed site with live reload, or one remote in a released site. */
export const dev = runnable(
  commandLine('npm run dev --')
    .description('Starts the site with live reload; PORT is the first of its ports.')
    .addArgument(
      new Argument(
        '[apps...]',
        'apps that are compiled from the start, by default all; others from their first edit on',
      ).choices(siteTargets.map(({ name }) => name)),
    )
    .option('--against <address>', 'runs only the named remote, in a page of a released site')
    .action(async (apps: readonly string[], { against }: { readonly against?: string }) => {
      if (against === undefined) return (await import('../live/liveSite')).runLiveSite(apps);
      const remote = remoteNames.find((name) => name === apps[0]);
      if (remote === undefined || apps.length !== 1) {
        throw new UserError(`--against runs one remote: name one of ${remoteNames.join(', ')} before it.`);
      }
      return (await import('../live/runAgainst')).runAgainst(remote, against);
    }),
);
