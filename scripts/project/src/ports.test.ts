import type { AddressInfo } from 'node:net';
import net from 'node:net';
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

test('reports the port that is taken and what needs it', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
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
