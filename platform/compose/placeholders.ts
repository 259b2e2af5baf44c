import type { SiteConfig } from '@tessera/shared-contracts/config';
import escapeHtml from 'escape-html';

/** Placeholder for the base URL of the shell's files in prerendered markup, until compose knows it. */
export const shellUrlPlaceholder = '/{shell}/';

const placeholder = (name: string) => `{${name}}`;

/** Configuration for prerendering: every value that players may see is a placeholder, which compose replaces with the value. */
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
  // Pages that only some sites have are prerendered too.
  hasLoginTestPage: true,
};

/** Replaces the placeholders with a site's own values. */
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
