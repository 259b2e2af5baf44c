import type { ReadId } from '../api';
import { type ExposedName, type ExposedProps, moduleOwners, type RemoteName } from '../remotes/remoteContracts';

/** Menus of the shell that may list a page of a remote: submenus of the main menu, and the menu of the account. */
export const menuPlaces = ['games', 'casino', 'account'] as const;
/** See {@link menuPlaces}. */
export type MenuPlace = (typeof menuPlaces)[number];

/** A page that a remote puts on the site; one of its modules is the page. */
export interface RemotePage {
  /** In small letters; the last segment may be a parameter, as in `/prizes/:prizeId`, which is a prop of the module. */
  readonly path: `/${string}`;
  /** Title of the document, without the site's brand. */
  readonly title: string;
  /** What search engines and link previews say of it, in one or two sentences. */
  readonly description: string;
  /** The exposed module that is the page. */
  readonly module: string;
  /** Whose data the page shows; see {@link isPublicModule}. The sitemap lists only public pages. */
  readonly owner: 'player' | 'public';
  /** Reads that its module starts with; the page's head sends them. */
  readonly calls?: readonly ReadId[];
  /** The menu that lists the page, by its title; only a path without a parameter has one. */
  readonly menu?: MenuPlace;
  /** Asks search engines not to list it. A page of any name is never listed. */
  readonly isUnlisted?: boolean;
}

/** The pages of a remote: what its `src/pages.ts` exports as `pages`. Tooling reads it in Node: no React there. */
export interface RemotePages {
  readonly pages: readonly RemotePage[];
  /** Former addresses, with the path of the page that each leads to. */
  readonly redirects?: Readonly<Record<`/${string}`, `/${string}`>>;
}

/** A remote without pages. */
export interface NoPages {
  readonly pages: readonly [];
}

/** The parameters of a path, by name. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Readonly<Record<Name, string>> & PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? Readonly<Record<Name, string>>
    : Record<never, never>;

type ContractName<Remote extends string> = Remote extends RemoteName ? ExposedName<Remote> : never;

/** Name of a module of a remote: of the contract, or of its own pages. */
export type ModuleName<Remote extends string, Pages extends RemotePages> =
  | ContractName<Remote>
  | Pages['pages'][number]['module'];

/** Props that the host passes to a module: those of the contract, or the parameters of its page. */
export type ModuleProps<
  Remote extends string,
  Pages extends RemotePages,
  Name extends string,
> = Remote extends RemoteName
  ? Name extends ExposedName<Remote>
    ? ExposedProps<Remote, Name>
    : PageProps<Pages, Name>
  : PageProps<Pages, Name>;

type PageProps<Pages extends RemotePages, Name extends string> = PathParams<
  Extract<Pages['pages'][number], { readonly module: Name }>['path']
>;

const owners = new Map(
  Object.entries(moduleOwners).map(([remote, each]) => [
    remote,
    new Map<string, RemotePage['owner']>(Object.entries(each)),
  ]),
);

/** Whether a module belongs to no player. */
export const isPublicModule = (remote: string, name: string, { pages }: RemotePages = { pages: [] }): boolean =>
  (owners.get(remote)?.get(name) ?? pages.find(({ module }) => module === name)?.owner) === 'public';

/** The modules of a remote: of the contract and of its own pages. */
export const moduleNames = (remote: string, { pages }: RemotePages = { pages: [] }): readonly string[] => [
  ...new Set([...(owners.get(remote)?.keys() ?? []), ...pages.map(({ module }) => module)]),
];
