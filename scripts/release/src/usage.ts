/** What `npm run release` says of itself. */
export const usage = `npm run release -- <command> <app> [version] [options]

  begin                 begins a site in an empty folder
  keygen <owner>        makes a signing key outside of the project and registers its public half
  publish <app>         builds what changed and puts it into the site; no player gets it yet
  check <app> [version] says what promoting it would be refused for; changes nothing
  promote <app> [version] [--percent N]
                        gives it to everyone, or to N percent of players (0 takes the canary back)
  rollback <app> [version]
                        takes the last step back: the canary, else what was live before
  status [app]          which releases players get
  history [app]         who changed what and when
  prune [app] [--days N]
                        removes releases that no open tab can need any more
  compose               makes the pages anew after site.json was changed

  Apps: APPS. In an app's own folder its name can be left out.
  A version is 1.4.0 (its newest build), 1.4.0-0123abcdef, or a build's name; without one, the newest published.

  --site <folder>       the site's folder, or for check, status and history the address of its registry (TESSERA_SITE)
  --keys <folder>       where private keys are kept (TESSERA_KEYS)
  --verify <where>      folder or address: where the gate reads a release's files (site.json)
  --origin <address>    begin: where players will open the site (TESSERA_ORIGIN)
  --apps <app,…>        keygen: what the owner may release    --rotate   keygen: a further key of an owner
  --dry-run             says what would be done               --json     status, history: for programs

  Ends with 0 when done, 1 when refused, with the reason, 2 when it was not understood.`;
