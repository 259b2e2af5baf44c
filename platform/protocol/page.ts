/**
 * Attributes of a composed page by which builds, compose, style sheets and scripts tell each other about its parts. This is the only
 * place that spells them; `page.test.ts` finds others.
 */
export const attributes = {
  /** Place of a module, `remote/Module`: the shell's build writes it, compose fills it, the module replaces its content. */
  module: 'data-module',
  /** Of a place: title of the page that the module is, else empty. Compose puts it into the module's markup. */
  title: 'data-title',
  /** Of a place: props of the module as JSON, from the shell's build to compose, which removes it. */
  props: 'data-props',
  /** Of a place: compose has filled it with content for everybody, which depends on the page's address without a query. */
  hasContent: 'data-has-content',
  /** Of `#root`: path that the page was prerendered at; removed once React has hydrated the page. */
  path: 'data-path',
  /** Of `<html>`: `player` or `visitor`, set by the script in the head; of a part of the page: session in which CSS shows it. */
  session: 'data-session',
  /** Of `<html>`: `expanded` or `collapsed`, set by the script in the head. */
  sidebar: 'data-sidebar',
  /** Of `<html>`: the player's first steps are shown, set by the script in the head; of a part of the page: their place. */
  firstSteps: 'data-first-steps',
  /** Of `<html>`: the provider has notices, set by the script in the head; of a part of the page: the place of their bell. */
  notices: 'data-notices',
  /** Of `<html>`: the provider has limits, set by the script in the head; of a part of the page: the way to them. */
  limits: 'data-limits',
  /** Of a list of links: the menu that it is, in which compose lists pages of remotes. */
  menu: 'data-menu',
  /** Of `<html>`: the address has a query, set by the script in the head. */
  query: 'data-query',
  /** Of `<html>`: the browser is older than those that are served, set by the first script in the head. */
  oldBrowser: 'data-old-browser',
} as const;

/** Ids of elements that every composed page has. Ids of data elements are beside the data's schema. */
export const elementIds = {
  /** Element that the shell renders into. */
  root: 'root',
  /** Hidden notice that is shown when the shell's script does not arrive. */
  scriptNotice: 'page-script-notice',
  /** Hidden notice that is shown in browsers older than those that are served. */
  oldBrowserNotice: 'old-browser-notice',
} as const;

/** Cookie of players in the cohort of the shell's canary: servers answer with its pages (`canaryPages`) if it is `canary`. */
export const shellCohortCookie = 'tessera_shell';

/** Folder of the pages of the shell's canary, below the others. */
export const canaryPages = 'canary/';

declare global {
  interface Window {
    /** The button of the prerendered page that was pressed last; `renderSite` presses it again once React listens. */
    __tesseraPressed?: HTMLElement | undefined;
  }
}
