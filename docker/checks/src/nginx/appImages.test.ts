import { rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fileHeaders } from '@tessera/platform/compose/headers';
import { changePasswordRedirect } from '@tessera/shared-contracts/accounts';
import { type NginxServer, readableFolder, startNginx } from './nginxServer';
import { startTinyGateway, type TinyGateway } from './tinyGateway';
import { forEver, writeText } from './tinySite';

let imageSite: string;
let image: NginxServer;
let tiny: TinyGateway;
let gateway: NginxServer;
beforeAll(async () => {
  imageSite = readableFolder();
  writeText(imageSite, 'games/2.0.0-feedc0ffee/entry.js', 'games', true);
  image = await startNginx(imageSite, { ROLE: 'app' }, 4371);
  tiny = await startTinyGateway(4391, { APP_SERVICES: `games=127.0.0.1:${image.port} lists=127.0.0.1:9` });
  ({ gateway } = tiny);
});
afterAll(async () => {
  await tiny?.stop();
  await image?.stop();
  rmSync(path.dirname(imageSite), { recursive: true, force: true });
});

describe('a release that only the image of its app holds', () => {
  test('is answered by the image, just as by the gateway itself', async () => {
    const { status, headers, body } = await gateway.get('/games/2.0.0-feedc0ffee/entry.js', {
      'accept-encoding': 'br',
    });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, 'br', 'Accept-Encoding']);
    expect([headers['cache-control'], headers['access-control-allow-origin']]).toEqual([forEver, '*']);
    expect(brotliDecompressSync(body).toString()).toBe('games');
  });

  test('runs nothing as a document, whatever the image sends', async () => {
    const server = http.createServer((_, response) => {
      const headers = { 'content-type': 'text/html', 'set-cookie': 'a=b', 'x-accel-redirect': '/registry.json' };
      response.writeHead(200, { ...headers, 'content-security-policy': 'default-src *' }).end('image');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const other = await startNginx(tiny.site, { APP_SERVICES: `games=127.0.0.1:${port}` }, 4396);
    const { headers, body } = await other.get('/games/2.0.0-feedc0ffee/x.html');
    await Promise.all([other.stop(), new Promise((resolve) => server.close(resolve))]);
    expect([headers['content-security-policy'], headers['set-cookie'], body.toString()]).toEqual([
      fileHeaders['Content-Security-Policy'],
      undefined,
      'image',
    ]);
  });

  test('is not found when the image does not have it', async () => {
    const { status, headers } = await gateway.get('/games/3.0.0-feedc0ffee/entry.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('is requested with the original address: no second request can be hidden in its name', async () => {
    const { status } = await gateway.get('/games/2.0.0-feedc0ffee/a%0d%0aX-Other:%201%0d%0a/entry.js');
    expect(status).toBe(404);
    // A log line is written after the response.
    while (!image.log().includes('/a%0d%0aX-Other')) await image.get('/health');
    expect(image.log()).not.toMatch(/\nX-Other/);
  });

  test('fails alone when the image is down', async () => {
    expect((await gateway.get('/lists/1.0.0-feedc0ffee/entry.js')).status).toBe(502);
    expect((await gateway.get('/')).status).toBe(200);
  });
});

test('an image of an app serves its releases and nothing else', async () => {
  expect((await image.get('/games/2.0.0-feedc0ffee/entry.js')).status).toBe(200);
  expect((await image.get('/')).status).toBe(404);
  expect((await image.get('/registry.json')).status).toBe(404);
  expect((await image.get(changePasswordRedirect.from)).status).toBe(404);
});
