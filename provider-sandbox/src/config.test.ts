import { readConfig } from './config';

test('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    seed: 'demo',
    blockIntervalMs: 4000,
    allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'],
    siteOrigins: ['http://localhost:*', 'http://127.0.0.1:*'],
  });
});

test('treats an empty variable as unset', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

test('allows the sites that frame games to differ from the origins that make calls', () => {
  const config = readConfig({ ALLOWED_ORIGINS: 'https://a.test, https://b.test', SITE_ORIGINS: 'https://a.test' });
  expect(config).toMatchObject({
    allowedOrigins: ['https://a.test', 'https://b.test'],
    siteOrigins: ['https://a.test'],
  });
});

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['ALLOWED_ORIGINS', 'https://a.test/path'],
  ['ALLOWED_ORIGINS', '*'],
  ['SMTP_URL', 'http://mail'],
  ['SEED', 'some'],
  ['SANDBOX_SECRET', 'short'],
  ['SANDBOX_BLOCK_INTERVAL_MS', '1.5'],
  ['DATABASE_LOCK_TIMEOUT_MS', '0'],
  ['RATE_LIMIT_LOGIN', '0'],
  ['NODE_ENV', 'production'],
])('refuses %s=%s by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
