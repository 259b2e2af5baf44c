import net from 'node:net';
import { UserError } from './errors';

/** Port of the shell when PORT is not set. */
export const defaultPort = 3000;

/** Reads PORT, the first of the suite's ports. */
export function readBasePort(env: NodeJS.ProcessEnv = process.env, otherwise = defaultPort): number {
  const text = env.PORT;
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_000) {
    throw new UserError(`PORT is "${text}"; it has to be a whole number from 1 to 65000.`);
  }
  return port;
}

/** Without IPv6, no process can listen at such an address. */
const noSuchAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

const isFreeAt = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(noSuchAddress.includes(code)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** The suite listens at 127.0.0.1; for `localhost`, browsers prefer whatever listens at ::1. */
const isFree = async (port: number): Promise<boolean> =>
  (await isFreeAt('127.0.0.1', port)) && (await isFreeAt('::1', port));

/** Throws when a port of the list is taken, and names it. */
export async function requireFreePorts(ports: readonly { port: number; usedFor: string }[]): Promise<void> {
  for (const { port, usedFor } of ports) {
    if (await isFree(port)) continue;
    throw new UserError(
      `Port ${port} is taken, and ${usedFor} needs it. Stop what listens there, or choose other ports: PORT=${port + 100} before the command.`,
    );
  }
}

/** The first of `count` consecutive free ports, for tests that run in parallel with others. */
export async function findFreePorts(count: number, from: number): Promise<number> {
  for (let start = from; start < 64_000; start += count) {
    const checks = await Promise.all(Array.from({ length: count }, (_, offset) => isFree(start + offset)));
    if (checks.every(Boolean)) return start;
  }
  throw new UserError('No free ports were found on this machine.');
}
