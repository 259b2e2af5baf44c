import type { RemotePages } from '@tessera/shared-contracts/pages';

/** The pages that this remote puts on the site. Tooling imports it in Node: no React here. */
export const pages = {
  pages: [
    {
      path: '/statement',
      title: 'Statement',
      description: 'Your balances and what changed them, by coin.',
      module: 'StatementPage',
      owner: 'player',
    },
  ],
} as const satisfies RemotePages;
