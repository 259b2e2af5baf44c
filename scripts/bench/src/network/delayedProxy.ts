import net from 'node:net';
import type { Network } from './networks';
import { createTokenBucket, type TokenBucket } from './tokenBucket';

/** A simulated line, which all connections share in both directions. */
export interface Line {
  readonly rttMs: number;
  readonly up: TokenBucket;
  readonly down: TokenBucket;
}

/** Bytes that pass at once: one Ethernet packet, so that the rate is even. */
const packetBytes = 1_500;

/** A line with the delay and the rate of a network. */
export const createLine = ({ rttMs, bytesPerSecond }: Pick<Network, 'rttMs' | 'bytesPerSecond'>): Line => ({
  rttMs,
  up: createTokenBucket(bytesPerSecond, packetBytes),
  down: createTokenBucket(bytesPerSecond, packetBytes),
});

/** A listening proxy. */
export interface DelayedProxy {
  readonly port: number;
  /** Ends every connection, so that the next request starts with a handshake. */
  drop(): void;
  close(): Promise<void>;
}

/**
 * Forwards connections to another port of this machine over a line: half a round trip each way, at the line's rate. The
 * kernel completes the client's handshake at once, so the first data is delayed by the round trip that the handshake would
 * have taken.
 */
export async function startDelayedProxy(options: {
  readonly port: number;
  readonly targetPort: number;
  /** The line for new connections. */
  readonly line: () => Line;
}): Promise<DelayedProxy> {
  const { port, targetPort } = options;
  const sockets = new Set<net.Socket>();
  const server = net.createServer({ noDelay: true }, (client) => {
    const line = options.line();
    const target = net.connect({ port: targetPort, host: '127.0.0.1', noDelay: true });
    const handshakenAtMs = performance.now() + line.rttMs;
    carry(client, target, { bucket: line.up, delayMs: line.rttMs / 2, notBeforeMs: handshakenAtMs });
    carry(target, client, { bucket: line.down, delayMs: line.rttMs / 2, notBeforeMs: handshakenAtMs });
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      // A browser that drops a connection is not an error of the proxy.
      socket.on('error', () => socket.destroy());
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as net.AddressInfo).port,
    drop,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        drop();
      }),
  };
}

interface Direction {
  readonly bucket: TokenBucket;
  readonly delayMs: number;
  readonly notBeforeMs: number;
}

function carry(from: net.Socket, to: net.Socket, { bucket, delayMs, notBeforeMs }: Direction): void {
  const pending: { readonly arrivesAtMs: number; readonly arrive: () => void }[] = [];
  let isScheduled = false;

  const deliver = () => {
    isScheduled = false;
    while (pending[0] !== undefined && pending[0].arrivesAtMs <= performance.now()) pending.shift()?.arrive();
    if (pending[0] !== undefined) schedule(pending[0].arrivesAtMs - performance.now());
  };
  const schedule = (afterMs: number) => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(deliver, afterMs);
  };
  const send = (bytes: number, arrive: () => void) => {
    const sentAtMs = Math.max(performance.now(), notBeforeMs);
    pending.push({ arrivesAtMs: sentAtMs + bucket.take(bytes, sentAtMs) + delayMs, arrive });
    schedule(0);
  };

  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += packetBytes) {
      const packet = data.subarray(start, start + packetBytes);
      send(packet.length, () => to.writable && to.write(packet));
    }
  });
  from.once('end', () => send(0, () => to.end()));
  from.once('close', () => send(0, () => to.destroy()));
}
