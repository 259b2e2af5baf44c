import path from 'node:path';
import { appNamed } from '@tessera/project';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { chunkName } from '../chunkName';

/** A file of the shell's sources. */
export const shell = (file: string) => path.join(appNamed('shell').folder, 'src', file);
/** A file of what is bundled for the pages. */
export const page = (file: string) => path.join(import.meta.dirname, 'page', file);
const exposed = (remote: RemoteName, file: string) => path.join(appNamed(remote).folder, 'src/expose', file);

/** A component that becomes alive on its own, on a page that is otherwise only markup. */
interface IslandSource {
  readonly file: string;
  /** Name of the component among the file's exports. */
  readonly component: string;
  /** File of the placeholder that is prerendered, where the component renders something else each time. */
  readonly placeholder?: string;
  /** Whether a phone shows it without scrolling, so that its script is needed at once. */
  readonly isFirst?: true;
}

const moduleIsland = (remote: RemoteName, module: string, more: Partial<IslandSource> = {}) =>
  [
    chunkName(remote, module),
    { file: exposed(remote, `${module}.tsx`), component: 'default', ...more } satisfies IslandSource,
  ] as const;

/** Every island of the home page, by the name of its chunk. */
export const islandSources: ReadonlyMap<string, IslandSource> = new Map<string, IslandSource>([
  ['TopFrame', { file: page('TopFrame.tsx'), component: 'TopFrame' }],
  ['BottomFrame', { file: page('BottomFrame.tsx'), component: 'BottomFrame' }],
  ['PromoCards', { file: shell('home/PromoCards.tsx'), component: 'PromoCards', isFirst: true }],
  ['Faq', { file: shell('home/Faq.tsx'), component: 'Faq' }],
  ['Footer', { file: shell('layout/footer/Footer.tsx'), component: 'Footer' }],
  moduleIsland('games', 'RecentWins', { isFirst: true }),
  moduleIsland('games', 'RecommendedGames', { isFirst: true }),
  moduleIsland('games', 'GamesList'),
  moduleIsland('lists', 'LiveBets', { placeholder: exposed('lists', 'LiveBets.prerendered.tsx') }),
]);

/** Parts of the shell that are islands on the exported page: while it is rendered, places for islands replace them. */
const replacedParts = [
  'dialogs/DialogHost',
  'home/Faq',
  'home/PromoCards',
  'layout/bottom-bar/BottomBar',
  'layout/footer/Footer',
  'layout/header/Header',
  'layout/sidebar/Sidebar',
  'slots/DeferredSlot',
  'slots/SectionSlot',
];

/** Replacements with which the shell renders places for islands. */
export const withIslandPlaces: ReadonlyMap<string, string> = new Map(
  replacedParts.map((file) => [shell(file), page('islandPlaces')]),
);
