import { composeHeaders, pageFeatures } from './pageHeaders';

const read = () => JSON.parse(composeHeaders("default-src 'none'").get('headers.json') ?? '') as Record<string, string>;

test('a host that takes its headers from the file sends the whole policy, and HSTS', () => {
  expect(read()).toMatchObject({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  });
  for (const name of Object.keys(read()))
    expect(composeHeaders(undefined).get('headers.conf')).toContain(`add_header ${name} `);
});

test('a feature is for nobody, for the pages, or, if games use it, for frames too', () => {
  const listed = (read()['Permissions-Policy'] ?? '').split(', ').map((entry) => entry.split('='));
  expect(Object.fromEntries(listed)).toEqual(pageFeatures);
  // Each is in one list.
  expect(listed).toHaveLength(Object.keys(pageFeatures).length);
  expect(listed.filter(([, allowed]) => allowed === '*')).toEqual([['fullscreen', '*']]);
  expect(pageFeatures).toMatchObject({ geolocation: '()', payment: '()', camera: '(self)' });
});
