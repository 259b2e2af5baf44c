import type { SiteConfig } from '@tessera/shared-contracts/config';
import { type DiscoveredSite, discoveryFiles } from './discovery';
import { offlineWorker } from './offlineWorker';
import { themeColor } from './page';
import { fileHeaders, workerHeaders } from './pageHeaders';
import type { ShellPage } from './shellPage';

/** The web app manifest, by which browsers install the site. */
export const manifestFile = 'site.webmanifest';

/** The worker that shows the offline page. */
const workerFile = 'offline.js';

/** Icon for what reads neither pages nor manifests. */
const iconFile = 'favicon.ico';

/** Icons of the shell's files, by their addresses relative to them. */
const icons = [
  { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
] as const;

/** Icon that systems without a manifest put on the home screen. */
export const homeScreenIcon = 'icons/apple-touch-icon.png';

const manifestOf = ({ brand }: SiteConfig, shellUrl: string) => ({
  id: '/',
  name: brand,
  short_name: brand,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: themeColor,
  theme_color: themeColor,
  icons: icons.map((icon) => ({ ...icon, src: `${shellUrl}${icon.src}` })),
});

/** Name of the file with a text of the owner's. */
const textFile = (name: string): string => `${name}.txt`;

/** Texts that the owner of a site writes, by the name of their page. */
export type OwnerTexts = Readonly<Partial<Record<keyof NonNullable<SiteConfig['texts']>, string>>>;

interface RootSite extends DiscoveredSite {
  readonly page: Pick<ShellPage, 'families' | 'offline' | 'favicon'>;
  readonly shellUrl: string;
  readonly texts?: OwnerTexts | undefined;
}

/** Files that a site answers at its root beside the pages, by name. */
export function rootFiles(site: RootSite): ReadonlyMap<string, string | Buffer> {
  const { config, page, shellUrl, texts = {} } = site;
  return new Map<string, string | Buffer>([
    ...discoveryFiles(page.families, site),
    [manifestFile, `${JSON.stringify(manifestOf(config, shellUrl))}\n`],
    [workerFile, offlineWorker(page, config)],
    ...(page.favicon === undefined ? [] : [[iconFile, Buffer.from(page.favicon, 'base64')] as const]),
    ...Object.entries(texts).map(([name, text]) => [textFile(name), text] as const),
  ]);
}

/** Names of the files that {@link rootFiles} may contain. */
export const rootFileNames: readonly string[] = [
  'robots.txt',
  'sitemap.xml',
  manifestFile,
  workerFile,
  iconFile,
  ...['terms', 'affiliate'].map(textFile),
];

/** Headers of a file at the root: a worker may load pages, any other is inert. Lists of types may lack that of old icons. */
export const rootFileHeaders = (name: string): Readonly<Record<string, string>> => ({
  ...(name === workerFile ? workerHeaders : fileHeaders),
  ...(name === iconFile && { 'Content-Type': 'image/x-icon' }),
});
