import type { AddressInfo } from 'node:net';
import net from 'node:net';
import os from 'node:os';
import { findFreePorts, readBasePort, requireFreePorts } from './ports';

test.each([
  [{}, 3000],
  [{ PORT: '' }, 3000],
  [{ PORT: '4100' }, 4100],
])('reads %p as port %i', (env, port) => {
  expect(readBasePort(env as NodeJS.ProcessEnv)).toBe(port);
});

test.each(['abc', '0', '70000', '30.5'])('rejects PORT=%s and says what it has to be', (PORT) => {
  expect(() => readBasePort({ PORT } as unknown as NodeJS.ProcessEnv)).toThrow(/whole number/);
});

/** Not every machine has IPv6. */
const machine = Object.values(os.networkInterfaces()).flatMap((list) => list?.map(({ address }) => address));
const hosts = ['127.0.0.1', '::1'].filter((host) => machine.includes(host));

test.each(hosts)('reports the port that is taken at %s and what needs it', async (host) => {
  const server = net.createServer().listen(0, host);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePorts([{ port, usedFor: 'mfe-wallet' }])).rejects.toThrow(
    new RegExp(`Port ${port} is taken, and mfe-wallet needs it`),
  );
  await new Promise((resolve) => server.close(resolve));
});

test('finds consecutive ports', async () => {
  const start = await findFreePorts(3, 45_000);
  await expect(
    requireFreePorts([0, 1, 2].map((offset) => ({ port: start + offset, usedFor: 'a test' }))),
  ).resolves.toBeUndefined();
});
