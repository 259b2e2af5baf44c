import { lobbyPath } from '../catalogue/gamePath';
import { categories } from './categories';
import { messages } from './lobby.messages';

/** The presets of the lobby with the one of all games, as pages of their own. */
export const categoryLinks = [
  { slug: undefined, label: messages.allChip, path: lobbyPath },
  ...categories.map(({ slug, label }) => ({ slug, label, path: `/casino/${slug}` })),
];
