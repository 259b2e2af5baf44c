import { createHash } from 'node:crypto';
import { type PolicyParts, pagePolicy } from './policy';
import { registryOf } from './registry';
import { localSiteConfig } from './siteConfig';

const lists = {
  version: '1.2.3',
  buildId: 'abcdef0123',
  commit: 'c0ffee',
  contract: 1,
  container: 'tessera_lists_abcdef0123',
  baseUrl: 'https://lists.example/1.2.3-abcdef0123/',
  entry: 'entry.js',
  exposes: {},
  integrity: {},
};

const parts: PolicyParts = {
  styles: [':root{}'],
  inlineScripts: ['one()', 'two()'],
  shellSource: 'https://site.example/shell/1.0.0-a/',
  registry: registryOf({ lists }),
  config: localSiteConfig(3000),
  requiresTrustedTypes: false,
  images: [],
  frames: [],
  connections: [],
  scripts: [],
};

const sourcesOf = (directive: string, overrides: Partial<PolicyParts> = {}) =>
  new Map(
    pagePolicy({ ...parts, ...overrides })
      .split('; ')
      .map((text) => [text.split(' ')[0], text]),
  ).get(directive);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows scripts only from the folders of live releases, and the page’s inline scripts by their hashes', () => {
  expect(sourcesOf('script-src')).toBe(
    `script-src ${hashOf('one()')} ${hashOf('two()')} https://site.example/shell/1.0.0-a/ https://lists.example/1.2.3-abcdef0123/`,
  );
});

test('allows the folders of previous and canary releases too', () => {
  const release = (id: string) => ({ ...lists, baseUrl: `https://lists.example/${id}/` });
  const registry = {
    remotes: { lists: { live: lists, previous: release('old'), canary: { release: release('new'), percent: 5 } } },
  };
  expect(sourcesOf('script-src', { registry })).toMatch(/\/old\/ https:\/\/lists\.example\/new\/$/);
});

test('allows the inlined style sheet by its hash and empty style elements by the hash of the empty text', () => {
  expect(sourcesOf('style-src')).toMatch(
    /^style-src 'sha256-[\w+/=]+' 'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU='/,
  );
  expect(sourcesOf('style-src')).not.toContain('unsafe-inline');
});

test('allows calls and frames to the API', () => {
  expect(sourcesOf('connect-src')).toBe("connect-src 'self' http://localhost:3005");
  expect(sourcesOf('frame-src')).toBe("frame-src 'self' http://localhost:3005");
});

test('allows origins for overrides where the configuration names them', () => {
  const config = { ...parts.config, overrideOrigins: ['http://127.0.0.1:4001'] };
  expect(sourcesOf('script-src', { config })).toContain(' http://127.0.0.1:4001');
  expect(sourcesOf('connect-src', { config })).toContain(' http://127.0.0.1:4001');
});

test('requires trusted types only where the site is ready for them', () => {
  expect(pagePolicy(parts)).not.toContain('require-trusted-types-for');
  expect(pagePolicy({ ...parts, requiresTrustedTypes: true })).toContain("require-trusted-types-for 'script'");
  expect(sourcesOf('trusted-types', { requiresTrustedTypes: true })).toBe(
    "trusted-types tessera_shell tessera_entries tessera_lists 'allow-duplicates'",
  );
});
