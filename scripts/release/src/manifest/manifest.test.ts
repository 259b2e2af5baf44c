import { aBuild } from '../testing/fixtures';
import { integrityOf, parseManifest } from './manifest';

const { build, description } = aBuild({ app: 'shell' });
const manifest = {
  schema: 1,
  ...build,
  owner: 'shell',
  createdAt: '',
  files: { 'a.js': { integrity: integrityOf(''), bytes: 0 } },
  ...description.manifest,
};
const { host } = manifest;
const listed = manifest.files['a.js'];
const parsing = (changes: object) => () => parseManifest(JSON.stringify({ ...manifest, ...changes }));

test('a manifest may name what a build has', () => {
  const scripts = ['1.0123456789.js', 'assets/@2x.svg'];
  expect(parsing({ exposes: { LiveBets: { scripts, styles: [] } } })).not.toThrow();
});

const hostilePaths = [
  '../a.js',
  'a/../../b.js',
  '/etc/passwd',
  'a\\..\\b.js',
  'a\n.js',
  'a".js',
  'https://evil.test/a.js',
  '',
];
const hostileModules = ['../LiveBets', 'A/B', 'x"><script>', "A'];", '__proto__x', 'liveBets', 'A\n', ''];
const hostileApps = ['../lists', 'lists/x', 'Lists', 'li"sts', '.private', ''];

test.each(
  hostilePaths.flatMap((name): [string, object][] => [
    ['entry', { entry: name }],
    ['styles', { styles: [name] }],
    ['prerendered', { prerendered: name }],
    ['prerenderer', { prerenderer: name }],
    ['types', { types: name }],
    ['files', { files: { [name]: listed } }],
    ['integrity', { integrity: { [name]: integrityOf('') } }],
    ['scripts', { exposes: { LiveBets: { scripts: [name], styles: [] } } }],
    ['page', { host: { ...host, page: name } }],
  ]),
)('a manifest with the %s of %j is refused', (_, changes) => {
  expect(parsing(changes)).toThrow('Invalid');
});

test.each([
  ...hostileModules.map((name): [object] => [{ exposes: { [name]: { scripts: [], styles: [] } } }]),
  ...hostileModules.map((name): [object] => [{ host: { ...host, remoteModules: { lists: [name] } } }]),
  ...hostileApps.map((name): [object] => [{ host: { ...host, remoteModules: { [name]: [] } } }]),
  ...hostileApps.map((app): [object] => [{ app }]),
  [{ version: '1.0.0/../..' }],
  [{ buildId: '../a' }],
  [{ container: 'a;steal()' }],
])('a manifest with %j is refused', (changes) => {
  expect(parsing(changes)).toThrow('Invalid');
});
