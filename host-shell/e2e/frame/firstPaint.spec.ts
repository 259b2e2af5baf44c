import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@tessera/tooling/browser';

/** Milliseconds in which a browser paints many times. */
const longEnoughMs = 1_000;

test('nothing is painted before the whole page has arrived', async ({ page, suite }) => {
  const html = await (await fetch(suite.site, { headers: { accept: 'text/html' } })).text();
  const middle = html.indexOf('</main>');
  let held: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    held = response.writeHead(200, { 'content-type': 'text/html' });
    held.write(html.slice(0, middle));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Staking rewards' })).toBeAttached();
    const heldUntilMs = await page.evaluate(
      (ms) => new Promise<number>((resolve) => setTimeout(() => resolve(performance.now()), ms)),
      longEnoughMs,
    );
    held?.end(html.slice(middle));
    const readPaint = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    await expect.poll(readPaint).toBeGreaterThan(heldUntilMs);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
