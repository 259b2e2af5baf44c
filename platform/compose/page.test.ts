import { renderPage } from './page';

const parts = {
  title: 'A <b> & "c"',
  language: 'en',
  styles: [':root{--a:1}'],
  styleSheets: ['/main.css'],
  scripts: ['/main.js'],
  preloads: [{ href: '/font.woff2', as: 'font' as const }],
  asyncScripts: ['http://127.0.0.1:3001/entry.js'],
  integrity: { 'http://127.0.0.1:3001/entry.js': 'sha384-abc' },
  data: { 'tessera-config': { text: '</script><script>alert(1)</script>' } },
};

test('escapes the title', () => {
  expect(renderPage(parts)).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
});

test('escapes inlined data so that it cannot end its element', () => {
  const page = renderPage(parts);
  expect(page).not.toContain('</script><script>alert');
  const [, json = ''] = /id="tessera-config">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual(parts.data['tessera-config']);
});

test('requests scripts of remotes with CORS and their hash, without waiting for them', () => {
  expect(renderPage(parts)).toContain(
    '<script async src="http://127.0.0.1:3001/entry.js" crossorigin="anonymous" integrity="sha384-abc"></script>',
  );
});

test('hints fonts with CORS, so that the hint and the load share one fetch', () => {
  expect(renderPage(parts)).toContain('href="/font.woff2" crossorigin="anonymous">');
});

test('writes the same text for the same parts', () => {
  expect(renderPage(parts)).toBe(renderPage(structuredClone(parts)));
});

test('reloads only in development', () => {
  expect(renderPage(parts)).not.toContain('EventSource');
  expect(renderPage({ ...parts, reloadStream: '/__reload' })).toContain('"/__reload"');
});
