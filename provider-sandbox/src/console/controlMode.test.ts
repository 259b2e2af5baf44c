import { readConfig } from '../config';

const token = 'a-token-of-27-characters-no';
const open = { mode: 'open' };
const off = { mode: 'off' };

test.each([
  ['by default', {}, open],
  ['on another name of this machine', { HOST: 'localhost' }, open],
  ['on IPv6', { HOST: '::1' }, open],
  ['behind this machine’s own TLS', { PUBLIC_ORIGINS: 'https://127.0.0.1:4443' }, open],
  ['on every address', { HOST: '0.0.0.0' }, off],
  ['on an address of a network', { HOST: '192.168.1.4' }, off],
  ['under a public name', { PUBLIC_ORIGINS: 'https://api.tessera.test' }, off],
  ['behind a proxy', { TRUSTED_PROXIES: 'loopback' }, off],
  ['when configured', { CONTROL: 'off' }, off],
  ['by token', { HOST: '0.0.0.0', CONTROL: 'token', CONTROL_TOKEN: token }, { mode: 'token', token }],
  [
    'on its own listener',
    { HOST: '0.0.0.0', CONTROL: 'loopback', CONTROL_PORT: '4001' },
    { mode: 'loopback', port: 4001 },
  ],
])('the control plane %s', (_, env, control) => {
  expect(readConfig(env).control).toEqual(control);
});

test.each([
  ['open on every address', { HOST: '0.0.0.0', CONTROL: 'open' }],
  ['open under a public name', { PUBLIC_ORIGINS: 'https://api.tessera.test', CONTROL: 'open' }],
  ['by a token that is not set', { CONTROL: 'token' }],
  ['by a short token', { CONTROL: 'token', CONTROL_TOKEN: 'short' }],
  ['on a port that is not set', { CONTROL: 'loopback' }],
  ['in no known way', { CONTROL: 'maybe' }],
])('is refused %s', (_, env) => {
  expect(() => readConfig(env)).toThrow(/- CONTROL/);
});
