import type { PageFamily } from '../pageFamilies';

/** A family of pages as the shell describes one: listed, for everybody, without modules and calls unless said otherwise. */
export const aPageFamily = (id: string, paths: string[], more: Partial<PageFamily> = {}): PageFamily => ({
  id,
  title: id,
  description: `All about "${id}"`,
  isUnlisted: false,
  isOfPlayer: false,
  paths,
  modules: [],
  playerModules: [],
  calls: [],
  setting: undefined,
  ...more,
});
