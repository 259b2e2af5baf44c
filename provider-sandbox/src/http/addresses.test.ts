import { isProxy, readNetwork } from './addresses';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
])('%p is of the network %p', (address, network) => {
  expect(readNetwork(address)).toBe(network);
});

test.each(['10.0.0.1', '10.0.0.0/8', '2001:db8::/32', '::1', 'loopback', 'uniquelocal'])('%p is a proxy', (text) => {
  expect(isProxy(text)).toBe(true);
});

test.each(['0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy.test', '*', 'true', '1'])('%p is not', (text) => {
  expect(isProxy(text)).toBe(false);
});
