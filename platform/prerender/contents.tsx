import type { CallId } from '@tessera/shared-contracts/api';
import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { type InferOutput, object, optional, record, string, unknown } from 'valibot';
import { moduleNameSchema } from '../protocol';
import { placesOf } from '../protocol/prerendered';
import { withFakeBrowser } from './fakeBrowser';
import { createClassNames, createMarkupRenderer } from './markup';
import { ownClasses } from './ownClasses';

/** The provider's public answers when the pages were composed: unparsed, by call. */
export type PublicAnswers = { readonly [Id in CallId]?: unknown };

/** The page that content is prerendered for. */
export interface ContentPage {
  /** The page's canonical path, e.g. `/casino/slots`. */
  readonly path: string;
  readonly answers: PublicAnswers;
  /** The module's props in `RemoteContracts`, as the shell passes them. */
  readonly props?: unknown;
}

/**
 * Export `content` of `src/expose/<Module>.prerendered.tsx`: what the module shows to everybody at a page. Compose puts it
 * where the placeholder would be.
 *
 * @returns the element to render, and as JSON what the module starts from (`readPageStart`), so that its first render is the
 *   same; `undefined` where the placeholder has to stay
 */
export type ModuleContent = (
  page: ContentPage,
) => { readonly element: ReactElement; readonly start?: unknown } | undefined;

/** What {@link prerenderContents} renders. */
export interface ContentRequest {
  readonly config: unknown;
  readonly answers: PublicAnswers;
  readonly pages: readonly (Pick<ContentPage, 'path' | 'props'> & { readonly module: string })[];
}

/** Shape of prerendered content by module name: styles, and markup and start by path of the page. */
export const prerenderedContentsSchema = record(
  moduleNameSchema,
  object({ css: string(), pages: record(string(), object({ markup: string(), start: optional(unknown()) })) }),
);
/** See {@link prerenderedContentsSchema}. */
export type PrerenderedContents = InferOutput<typeof prerenderedContentsSchema>;

/**
 * Prerenders the content of a remote's modules; the export of a release's prerenderer that compose calls.
 *
 * @param contents exports `content` of `src/expose/*.prerendered.tsx`, by module name
 */
export function prerenderContents(
  remote: string,
  contents: Readonly<Record<string, ModuleContent>>,
  { config, answers, pages }: ContentRequest,
): PrerenderedContents {
  // The placeholder's styles are on the same page, so other names.
  const options = { classOf: createClassNames(`${remote}-content`), scope: placesOf(remote) };
  const prerendered = Object.entries(contents).map(([name, content]) => {
    const renderer = createMarkupRenderer(options);
    const rendered = pages.flatMap(({ module, path, props }) => {
      if (module !== name) return [];
      return withFakeBrowser({ session: 'visitor', config }, () => {
        const found = content({ path, answers, props });
        if (found === undefined) return [];
        const { element, start } = found;
        const markup = renderer.render(<StaticRouter location={path}>{element}</StaticRouter>, `${remote}-${name}-`);
        return [{ path, markup, start }];
      });
    });
    const css = renderer.finish();
    const own = ownClasses(remote, css);
    const byPath = rendered.map(({ path, markup, start }) => [path, { markup: own(markup), start }] as const);
    return [name, { css: own(css), pages: Object.fromEntries(byPath) }] as const;
  });
  return Object.fromEntries(prerendered);
}
