import { readFileSync } from 'node:fs';
import escapeHtml from 'escape-html';
import { attributes, elementIds } from '../protocol';
import type { PageListing } from './discovery';

/** A file that the page preloads. */
export interface Preload {
  readonly href: string;
  readonly as: 'style' | 'font' | 'image';
}

/** Everything that one composed page is made of. */
export interface PageParts {
  readonly title: string;
  readonly language: string;
  /** Metadata for search engines and link previews. */
  readonly listing?: PageListing;
  /** Inlined style sheets: the page's own, with tokens and base rules, and the ones of prerendered modules. */
  readonly styles: readonly string[];
  /** URLs of external style sheets. */
  readonly styleSheets: readonly string[];
  readonly scripts: readonly string[];
  /** Async scripts: entries of remotes, which only register modules for later use. */
  readonly asyncScripts?: readonly string[];
  readonly preloads: readonly Preload[];
  /** JSON documents by the id of their element. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Hashes of scripts and style sheets by their URL in the page. */
  readonly integrity?: Readonly<Record<string, string>>;
  /** Content-Security-Policy of the page. */
  readonly policy?: string;
  /** Address of the page's icon. */
  readonly icon?: string;
  /** Addresses by which systems install the site: the icon on the home screen and the web app manifest. */
  readonly installation?: { readonly icon: string; readonly manifest: string };
  /** Markup: the root's content until React hydrates it, the path that it was prerendered at, and the notices after it. */
  readonly prerendered?: {
    readonly root: string;
    readonly path: string;
    readonly notices: string;
    /** Whether the page is painted as a whole, not in parts as they arrive. */
    readonly isWhole: boolean;
  };
  /** Scripts that are inlined in the head, after the data. */
  readonly headScripts?: readonly string[];
  /** Development: URL of the event stream of new builds. */
  readonly reloadStream?: string;
}

/** Colour of the browser's frame around the page. */
export const themeColor = '#0b1517';

/** JSON for a script element: `<` is escaped so that no text in it can end the element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

type Integrity = NonNullable<PageParts['integrity']>;

/** A file with an integrity hash has to be fetched with CORS, or browsers cannot check it. */
const integrityOf = (href: string, integrity: Integrity) => {
  const hash = integrity[href];
  return hash === undefined ? '' : ` crossorigin="anonymous" integrity="${escapeHtml(hash)}"`;
};

const preloadTag = ({ href, as }: Preload, integrity: Integrity) => {
  const type = as === 'font' ? ' type="font/woff2"' : '';
  // Fonts are fetched with CORS; a hint without it fetches the file twice.
  const withCors = as === 'font' ? ' crossorigin="anonymous"' : '';
  return `<link rel="preload" as="${as}"${type} href="${escapeHtml(href)}"${integrityOf(href, integrity) || withCors}>`;
};

const meta = (name: string, content: string, key = 'name') =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** Tags for search engines and link previews. */
function listingTags(title: string, listing: PageListing): readonly string[] {
  const { description, isUnlisted, canonical, picture, structuredData } = listing;
  return [
    ...(description === '' ? [] : [meta('description', description)]),
    ...(isUnlisted ? [meta('robots', 'noindex')] : []),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    meta('og:title', title, 'property'),
    meta('og:type', 'website', 'property'),
    ...(description === '' ? [] : [meta('og:description', description, 'property')]),
    ...(canonical === undefined ? [] : [meta('og:url', canonical, 'property')]),
    ...(picture === undefined
      ? []
      : [meta('og:image', picture, 'property'), meta('twitter:card', 'summary_large_image')]),
    ...(structuredData === undefined
      ? []
      : [`<script type="application/ld+json">${inlineJson(structuredData)}</script>`]),
  ];
}

const installationTags = ({ icon, manifest }: NonNullable<PageParts['installation']>) => [
  `<link rel="apple-touch-icon" href="${escapeHtml(icon)}">`,
  `<link rel="manifest" href="${escapeHtml(manifest)}">`,
];

const livePage = readFileSync(new URL('livePage.js', import.meta.url), 'utf8');

/** Development: the script that tells the modules of the page of new builds, and shows mistakes. */
export const liveScript = (stream: string): string => livePage.replace("'__STREAM__'", () => inlineJson(stream));

/** Renders a page. Pure: the same parts give the same text, byte for byte. */
export function renderPage(parts: PageParts): string {
  const { integrity = {}, icon = '/favicon.svg', prerendered } = parts;
  const path = prerendered === undefined ? '' : ` ${attributes.path}="${escapeHtml(prerendered.path)}"`;
  const lines = [
    '<!doctype html>',
    `<html lang="${escapeHtml(parts.language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    // Before anything that the policy governs.
    ...(parts.policy === undefined
      ? []
      : [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(parts.policy)}">`]),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${themeColor}">`,
    `<title>${escapeHtml(parts.title)}</title>`,
    ...(parts.listing === undefined ? [] : listingTags(parts.title, parts.listing)),
    `<link rel="icon" href="${escapeHtml(icon)}"${icon.endsWith('.svg') ? ' type="image/svg+xml"' : ''}>`,
    ...(parts.installation === undefined ? [] : installationTags(parts.installation)),
    ...parts.preloads.map((preload) => preloadTag(preload, integrity)),
    // Before React.
    ...(parts.reloadStream === undefined ? [] : [`<script>${liveScript(parts.reloadStream)}</script>`]),
    ...Object.entries(parts.data).map(
      ([id, value]) => `<script type="application/json" id="${escapeHtml(id)}">${inlineJson(value)}</script>`,
    ),
    ...(prerendered?.isWhole ? [`<link rel="expect" href="#${elementIds.scriptNotice}" blocking="render">`] : []),
    ...(parts.headScripts ?? []).map((script) => `<script>${script}</script>`),
    // Everything that has to be fetched comes before the style sheet, the longest part of the page.
    ...(parts.asyncScripts ?? []).map(
      (src) => `<script async src="${escapeHtml(src)}"${integrityOf(src, integrity)}></script>`,
    ),
    ...parts.scripts.map(
      // Takes longest to fetch and to evaluate: browsers would give a deferred script the lowest priority.
      (src) => `<script defer src="${escapeHtml(src)}" fetchpriority="high"${integrityOf(src, integrity)}></script>`,
    ),
    ...parts.styles.map((css) => `<style>${css}</style>`),
    ...parts.styleSheets.map(
      (href) => `<link rel="stylesheet" href="${escapeHtml(href)}"${integrityOf(href, integrity)}>`,
    ),
    '</head>',
    '<body>',
    `<div id="${elementIds.root}"${path}>${prerendered?.root ?? ''}</div>`,
    ...(prerendered === undefined ? [] : [prerendered.notices]),
    '</body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}
