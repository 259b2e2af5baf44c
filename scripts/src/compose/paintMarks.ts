import type { SiteConfig } from '@tessera/shared-contracts/config';

/** Stands for the address of the shell's files in painted markup, until compose knows it. */
export const shellUrlMark = '/{shell}/';

const mark = (name: string) => `{${name}}`;

/** Configuration that pages are painted with: every value that players may see is a mark, which compose puts the value in place of. */
export const markedConfig: SiteConfig = {
  brand: mark('brand'),
  apiOrigin: 'https://api.invalid',
  supportEmail: mark('supportEmail'),
  gamblingHelp: { name: mark('gamblingHelp'), href: 'https://gambling-help.invalid/' },
  socialLinks: {
    reddit: mark('reddit'),
    instagram: mark('instagram'),
    twitter: mark('twitter'),
    linkedin: mark('linkedin'),
  },
  onlinePlayers: 0,
};

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Puts a site's own values in place of the marks. */
export function fillMarks(markup: string, config: SiteConfig, shellUrl: string): string {
  const { gamblingHelp, socialLinks } = config;
  const values: readonly (readonly [string, string])[] = [
    [shellUrlMark, shellUrl],
    [markedConfig.brand, config.brand],
    [markedConfig.supportEmail, config.supportEmail],
    [markedConfig.gamblingHelp.name, gamblingHelp.name],
    [markedConfig.gamblingHelp.href, gamblingHelp.href],
    ...Object.entries(socialLinks).map(([name, href]) => [mark(name), href] as const),
  ];
  return values.reduce((text, [from, to]) => text.replaceAll(from, escapeHtml(to)), markup);
}
