import { withFakeBrowser } from '@tessera/shared-contracts/prerender';
import { pageStartElementId } from '@tessera/shared-contracts/remotes';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { islandComponents } from './islandComponents';
import { idPrefix } from './islandId';
import { fillPlaces, type IslandPlace } from './islandPlaces';
import { Site } from './shellParts';

/** What the page is rendered from. */
export interface HomeRequest {
  readonly config: unknown;
  /** What modules start from, as `readPageStart` reads it. */
  readonly start: unknown;
}

/** The rendered page. */
export interface HomeMarkup {
  readonly body: string;
  /** Style elements that styled-components continues from in the browser. */
  readonly styles: string;
}

/** React's hints for pictures that are in the same markup. */
const imageHints = /<link rel="preload" as="image"[^>]*>/g;

const atHome = (element: ReactElement) => <StaticRouter location="/">{element}</StaticRouter>;

/** Renders the frame, then the islands in their places. */
function renderBody(sheet: ServerStyleSheet): string {
  const renderIsland = ({ name, props }: IslandPlace) => {
    const Component = islandComponents[name];
    if (Component === undefined) throw new Error(`There is no island ${name}.`);
    const element = sheet.collectStyles(atHome(<Component {...props} />));
    return renderToString(element, { identifierPrefix: idPrefix(name) });
  };
  const frame = renderToStaticMarkup(sheet.collectStyles(atHome(<Site />)));
  return fillPlaces(frame, renderIsland).replace(imageHints, '');
}

/** Renders the home page: the shell's frame and sections as plain markup, and in it the islands as React hydrates them. */
export function renderHome({ config, start }: HomeRequest): HomeMarkup {
  const sheet = new ServerStyleSheet();
  const body = withFakeBrowser({ session: 'visitor', config }, () => {
    const startElement = { textContent: JSON.stringify(start) };
    const { getElementById } = document;
    Object.assign(document, {
      getElementById: (id: string) => (id === pageStartElementId ? startElement : getElementById(id)),
    });
    return renderBody(sheet);
  });
  const styles = sheet.getStyleTags();
  sheet.seal();
  return { body, styles };
}
