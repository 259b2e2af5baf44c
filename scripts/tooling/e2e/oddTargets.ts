import net from 'node:net';
import { malformedAddresses, missingAddresses, pageAddresses } from '@tessera/platform/compose/testing';

const beginnings = [
  '/',
  '//',
  '///',
  '/%2f',
  '/..',
  '/../',
  '/./',
  '/%2e%2e/',
  '/%5c..%5c',
  '\\',
  '/\\',
  '?',
  '#',
  ';',
  'a',
];
const endings = ['', '/', '%', '%0', '%00', '%0d%0aX-Other:1', '%ff', '%e2%82', '?', '?%', '?a=%zz', '#', '..', ' x'];
const wholes = [
  'http://',
  'http:///',
  'http://[',
  'http://%',
  'http://a:b@c:99999/',
  'https://a/../..',
  'file:///etc/passwd',
];
const others = [
  '*',
  '',
  'localhost:80',
  '/é',
  '/\u{1f3b2}',
  '/\u202e/',
  '/\t',
  '/\x7f',
  `/${'a'.repeat(7_000)}`,
  `/${'%2e%2e/'.repeat(900)}`,
];
const tooLong = `/${'a'.repeat(100_000)}`;

/** Odd request targets: browsers send most of them never, and some only on purpose. */
export const oddTargets: readonly string[] = [
  ...pageAddresses,
  ...missingAddresses,
  ...malformedAddresses,
  ...beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending)),
  ...wholes,
  ...others,
  tooLong,
];

/** Sends a target unchanged, which no HTTP client would do, and returns the response's status. */
export const sendRaw = (port: number, target: string, method = 'GET'): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    // The server closes the connection before it has read all of a request that is too long.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) reject(error);
    });
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
  });
