import { act, screen, waitFor } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  isPublicModule,
  type ModuleName,
  type ModuleProps,
  moduleNames,
  type NoPages,
  type RemotePages,
} from '../pages';
import { contractVersion, type ModuleFile, type PrerenderedModuleProps } from '../remotes';
import { aSession } from './builders';
import { type AnyModule, expectPlayersApart, type SwitchedModule, type SwitchedModules } from './playerSwitch';
import { renderWithPage } from './renderWithPage';
import { installSiteConfig } from './siteConfig';
import { storeSession } from './storeSession';
import { type StubHandlers, stubProvider } from './stubProvider';

/** Options of {@link checkExposedModules}. */
export interface ExposedCheck<Remote extends string, Pages extends RemotePages> {
  /** The remote's own pages, if it has any. */
  readonly pages?: Pages;
  /** Each file of `src/expose`, as `import * as`. */
  readonly modules: {
    readonly [Name in ModuleName<Remote, Pages>]: ModuleFile<ModuleProps<Remote, Pages, Name>>;
  };
  /** Placeholders of modules: default exports of `src/expose/<Module>.prerendered.tsx`. */
  readonly prerendered: { readonly [Name in ModuleName<Remote, Pages>]?: ComponentType<PrerenderedModuleProps> };
  /** How each module is rendered in the player-switch test. */
  readonly rows: SwitchedModules<Remote, Pages>;
  /** Answers of the provider meanwhile. */
  readonly provider: StubHandlers;
}

/** Declares the tests that every remote has to pass: exposed modules, and separation of players' data. */
export function checkExposedModules<Remote extends string, Pages extends RemotePages = NoPages>(
  remote: Remote,
  { pages, modules: files, prerendered, rows: switched, provider }: ExposedCheck<Remote, Pages>,
): void {
  const names = moduleNames(remote, pages) as readonly ModuleName<Remote, Pages>[];
  const modules = files as unknown as Readonly<Record<string, AnyModule>>;
  const rows: Readonly<Record<string, SwitchedModule<unknown>>> = switched;
  const moduleNamed = (name: string) => {
    const module = modules[name];
    if (module === undefined) throw new Error(`${name} is no file of src/expose.`);
    return module;
  };
  const propsOf = (name: string) => rows[name]?.props as never;

  test('exposes the components of the contract and of its pages, built against its version', () => {
    expect(Object.keys(modules).toSorted()).toEqual([...names].toSorted());
    for (const name of names) {
      const { prepare, ...required } = moduleNamed(name);
      expect(required).toEqual({ default: expect.any(Function), contract: contractVersion });
      expect(['function', 'undefined']).toContain(typeof prepare);
    }
  });

  const preparing = names.filter((name) => modules[name]?.prepare !== undefined);
  if (preparing.length > 0) {
    test.each(preparing)('the data that %s prepares is present at render, and not requested again', async (name) => {
      installSiteConfig();
      const session = aSession();
      storeSession(session);
      const { requests } = stubProvider(provider);
      const props = propsOf(name);
      modules[name]?.prepare?.(props);
      // Calls follow each other: one may need the answer to another.
      const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      await waitFor(() => expect(requests.length).toBeGreaterThan(0));
      await settle();
      const prepared = requests.map(({ method, path }) => `${method} ${path}`);
      const { unmount } = renderWithPage(createElement(moduleNamed(name).default as never, props), { session });
      await settle();
      const sent = requests.map(({ method, path }) => `${method} ${path}`);
      expect(sent.filter((request) => prepared.includes(request))).toEqual(prepared);
      unmount();
    });
  }

  const placeholders = Object.entries(prerendered) as [string, ComponentType<PrerenderedModuleProps>][];
  if (placeholders.length > 0) {
    test.each(placeholders)(
      'the placeholder of %s has no controls, and only headings of the module',
      async (name, Placeholder) => {
        for (const session of [undefined, aSession()]) {
          stubProvider(provider);
          const { unmount } = renderWithPage(createElement(moduleNamed(name).default as never, propsOf(name)), {
            session,
          });
          const markup = renderToStaticMarkup(createElement(Placeholder, { title: '' }));
          const shown = new DOMParser().parseFromString(markup, 'text/html');
          expect(shown.querySelectorAll('button, input')).toHaveLength(0);
          const headings = [...shown.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent ?? '');
          for (const heading of headings.filter((text) => text !== '')) {
            expect((await screen.findAllByRole('heading', { name: heading })).length).toBeGreaterThan(0);
          }
          unmount();
        }
      },
    );
  }

  test.each([...names])('%s shows no data of the previous player', async (name) => {
    stubProvider(provider);
    await expectPlayersApart(isPublicModule(remote, name, pages), moduleNamed(name), rows[name] ?? { props: {} });
  });
}
