import { type CallId, calls } from '@tessera/shared-contracts/api/schema';
import escapeHtml from 'escape-html';
import { attributes, type DeclaredPage, declaredPlaceholder, pagesFormat, titlePlaceholder } from '../protocol';
import type { PageFamily } from './pageFamilies';
import { type ComposedRegistry, mostRun } from './registry';
import type { ShellPage } from './shellPage';

const isCall = (id: string): id is CallId => id in calls;

/** The path of a declared page in a family: a parameter stands for any last segment. */
export const familyPath = (path: string): string => path.replace(/:\w+$/, '*');

const familyOf = (remote: string, page: DeclaredPage, template: PageFamily): PageFamily => ({
  ...template,
  id: `${remote}:${page.path}`,
  title: page.title,
  description: page.description,
  isUnlisted: page.isUnlisted || page.path.includes(':'),
  isOfPlayer: page.owner === 'player',
  paths: [familyPath(page.path)],
  modules: [`${remote}/${page.module}`],
  calls: [...page.calls.filter(isCall), ...template.calls],
});

/** The template's markup for a declared page. */
const markupOf = (template: string, { paths: [path = ''], modules: [module = ''], title }: PageFamily): string => {
  const shown = path.replace('*', encodeURIComponent(title));
  const { path: templatePath, remote, module: templateModule } = declaredPlaceholder;
  return template
    .replaceAll(templatePath, () => escapeHtml(shown))
    .replaceAll(`${remote}/${templateModule}`, module)
    .replaceAll(titlePlaceholder, () => escapeHtml(title));
};

/** Puts an item at the end of a menu in prerendered markup, which has none of menus that begin closed. */
function addToMenu(markup: string, menu: string, item: string): string {
  const begin = markup.indexOf(` ${attributes.menu}="${menu}"`);
  const end = begin === -1 ? -1 : markup.indexOf('</ul>', begin);
  return end === -1 ? markup : markup.slice(0, end) + item + markup.slice(end);
}

/**
 * The shell's description of its pages with those that remotes declare: of each remote, the pages of the release that most players
 * run. An address of the shell's own stays the shell's. A redirect is a further address of the page that it leads to, whose script
 * then corrects the address.
 *
 * @param warn is told in one line of pages that cannot be composed
 */
export function withDeclaredPages(
  page: ShellPage,
  registry: ComposedRegistry,
  warn: (message: string) => void = console.warn,
): ShellPage {
  const { template } = page;
  const families = [...page.families];
  const prerendered = { ...page.prerendered };
  const redirects: (readonly [from: string, to: string])[] = [];
  const listed: (readonly [menu: string, page: PageFamily])[] = [];
  const isTaken = (path: string) => families.some(({ paths }) => paths.includes(familyPath(path)));
  for (const [remote, each] of Object.entries(registry.remotes)) {
    const { version, pages } = mostRun(each);
    if (pages === undefined) continue;
    if (pages.format !== pagesFormat || template === undefined) {
      const known = template === undefined ? 'the shell composes none' : `the format known here is ${pagesFormat}`;
      warn(`The pages of ${remote} ${version} are not on the site: they are in format ${pages.format}, and ${known}.`);
      continue;
    }
    for (const own of pages.pages.filter(({ path }) => !isTaken(path))) {
      const added = familyOf(remote, own, template.family);
      families.push(added);
      prerendered[added.id] = markupOf(template.root, added);
      if (own.menu !== undefined) listed.push([own.menu, added]);
    }
    redirects.push(...Object.entries(pages.redirects));
  }
  for (const [id, markup] of Object.entries(prerendered)) {
    prerendered[id] = listed.reduce((root, [menu, page]) => {
      const item = markupOf((page.id === id ? template?.ownItem : template?.item) ?? '', page);
      return addToMenu(root, menu, item);
    }, markup);
  }
  for (const [from, to] of redirects.filter(([path]) => !isTaken(path))) {
    const index = families.findIndex(({ paths }) => paths.includes(to));
    const target = families[index];
    if (target !== undefined) families[index] = { ...target, paths: [...target.paths, from] };
  }
  return { ...page, families, prerendered };
}
