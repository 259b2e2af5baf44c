import { createHook } from 'node:async_hooks';
import { once } from 'node:events';
import net from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { createFaults } from './faults';
import { installFaults } from './installFaults';

/** More than the buffers of a connection hold. */
const body = Buffer.alloc(64 * 1024 * 1024);

let app: FastifyInstance;
let socket: net.Socket;
beforeAll(async () => {
  app = fastify();
  const faults = createFaults();
  faults.add({ method: 'GET', path: '/large', drop: 'midway' });
  installFaults(app, faults);
  app.get('/large', async () => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  socket.destroy();
  await app.close();
});

test('an answer that is cut midway waits for a slow client without work, and ends with half of the body', async () => {
  socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1');
  socket.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(socket, 'readable');
  let immediates = 0;
  const hook = createHook({ init: (_id, type) => void (type === 'Immediate' && immediates++) }).enable();
  const turns = 1_000;
  for (let turn = 0; turn < turns; turn++) await nextTurn();
  hook.disable();
  expect(immediates).toBeLessThan(1.5 * turns);

  let text = '';
  let received = 0;
  socket.on('data', (chunk: Buffer) => {
    if (!text.includes('\r\n\r\n')) text += chunk.toString('latin1');
    received += chunk.length;
  });
  await once(socket, 'close');
  const [head = ''] = text.split('\r\n\r\n');
  expect(head).toContain(`content-length: ${body.length}`);
  expect(received - head.length - 4).toBe(body.length / 2);
});
