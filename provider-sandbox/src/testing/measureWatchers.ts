import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSandboxProcess } from './sandboxProcess';

/**
 * Measures what watchers of Automatic cost one process: memory, processor time, and how late an event reaches them. The
 * watchers are on the same machine, in this process. Prints a row of a table for each number of watchers.
 */
const counts = [0, 1_000, 2_500, 5_000];
const seconds = 30;
const connectedAtOnce = 100;
/** The kernel's unit of processor time. */
const ticksPerSecond = 100;

const sandbox = await startSandboxProcess({ WATCHERS: '10000', WATCHERS_PER_NETWORK: '10000', SEED: 'none' });
const { hostname, port } = new URL(sandbox.url);
const sockets: Socket[] = [];
let delays: number[] = [];

function watch(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.once('error', reject);
    socket.once('data', () => resolve());
    socket.write('GET /play/api/automatic/events HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
    socket.on('data', (chunk) => {
      const at = Date.now();
      const text = chunk.toString();
      const published = /event: round\ndata: \{"now":"([^"]+)"/.exec(text)?.[1];
      if (published !== undefined) delays.push(at - Date.parse(published));
    });
  });
}

function readMemory(): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${sandbox.pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
function readProcessorSeconds(): number {
  const stat = readFileSync(`/proc/${sandbox.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

console.log(
  `| watchers | memory, MB | processor, % of a core | events received | median delay, ms | 99 % within, ms | slowest, ms |`,
);
console.log('|---|---|---|---|---|---|---|');
for (const count of counts) {
  while (sockets.length < count) {
    await Promise.all(Array.from({ length: Math.min(connectedAtOnce, count - sockets.length) }, watch));
  }
  await sleep(2_000);
  delays = [];
  const before = readProcessorSeconds();
  await sleep(seconds * 1_000);
  const used = ((readProcessorSeconds() - before) / seconds) * 100;
  const sorted = delays.sort((a, b) => a - b);
  const late = [0.5, 0.99, 1].map((share) => percentile(sorted, share));
  const cells = [
    count,
    Math.round(readMemory()),
    used.toFixed(1),
    sorted.length,
    ...(count === 0 ? ['–', '–', '–'] : late),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
for (const socket of sockets) socket.destroy();
await sandbox.stop();
