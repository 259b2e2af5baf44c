import { safeParse } from 'valibot';
import { declaredPagesSchema } from './declaredPages';

const page = { path: '/prizes', title: 'Prizes', description: 'All.', module: 'PrizesPage', owner: 'public' };
const isValid = (changes: object, more: object = {}) =>
  safeParse(declaredPagesSchema, { format: 1, pages: [{ ...page, ...changes }], ...more }).success;

test.each(['/prizes', '/prizes/of-the-day', '/prizes/:prizeId'])('%s may be a path', (path) => {
  expect(isValid({ path })).toBe(true);
});

test.each(['/', '/:name', 'prizes', '/Prizes', '/prizes/', '/a/:b/c', '/a.html', '/../a', '/__mf', '/a?b', '/a b'])(
  '%s may not be a path',
  (path) => expect(isValid({ path })).toBe(false),
);

test('a menu lists a path without a parameter', () => {
  expect(isValid({ menu: 'account' })).toBe(true);
  expect(isValid({ menu: 'account', path: '/prizes/:prizeId' })).toBe(false);
  expect(isValid({ menu: '"><script>' })).toBe(false);
});

test('refuses pages without a title, an owner or a module', () => {
  for (const changes of [{ title: '' }, { owner: 'all' }, { module: 'prizesPage' }, { description: undefined }]) {
    expect(isValid(changes)).toBe(false);
  }
});

test('redirects lead from plain paths to plain paths', () => {
  expect(isValid({}, { redirects: { '/old': '/prizes' } })).toBe(true);
  for (const redirects of [
    { '/old/:id': '/prizes' },
    { '/old': 'https://evil.example' },
    { '/old': '//evil.example' },
  ]) {
    expect(isValid({}, { redirects })).toBe(false);
  }
});

test('of another format, only the format is read', () => {
  const { output } = safeParse(declaredPagesSchema, { format: 2, pages: [{ at: '/prizes' }] });
  expect(output).toEqual({ format: 2, pages: [], redirects: {} });
});
