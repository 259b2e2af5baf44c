import type { SiteConfig } from '@tessera/shared-contracts/config';

/** Stands for the address of the shell's files in prerendered markup, until compose knows it. */
export const shellUrlPlaceholder = '/{shell}/';

const placeholder = (name: string) => `{${name}}`;

/** Configuration that pages are prerendered with: every value that players may see is a placeholder, which compose puts the value in place of. */
export const placeholderConfig: SiteConfig = {
  brand: placeholder('brand'),
  apiOrigin: 'https://api.invalid',
  supportEmail: placeholder('supportEmail'),
  gamblingHelp: { name: placeholder('gamblingHelp'), href: 'https://gambling-help.invalid/' },
  socialLinks: {
    reddit: placeholder('reddit'),
    instagram: placeholder('instagram'),
    twitter: placeholder('twitter'),
    linkedin: placeholder('linkedin'),
  },
  onlinePlayers: 0,
};

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Puts a site's own values in place of the placeholders. */
export function fillPlaceholders(markup: string, config: SiteConfig, shellUrl: string): string {
  const { gamblingHelp, socialLinks } = config;
  const values: readonly (readonly [string, string])[] = [
    [shellUrlPlaceholder, shellUrl],
    [placeholderConfig.brand, config.brand],
    [placeholderConfig.supportEmail, config.supportEmail],
    [placeholderConfig.gamblingHelp.name, gamblingHelp.name],
    [placeholderConfig.gamblingHelp.href, gamblingHelp.href],
    ...Object.entries(socialLinks).map(([name, href]) => [placeholder(name), href] as const),
  ];
  return values.reduce((text, [from, to]) => text.replaceAll(from, escapeHtml(to)), markup);
}
