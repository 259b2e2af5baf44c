import http from 'node:http';
import { readConfig } from '../config';
import { createFaults } from '../faults';
import { openTab } from './tab';

test('a server keeps nothing of former states', async () => {
  const createServer = jest.spyOn(http, 'createServer');
  const tab = await openTab(readConfig({ LOG_LEVEL: 'silent' }), createFaults());
  const server = createServer.mock.results[0]?.value as http.Server;
  const countListeners = () => server.eventNames().map((name) => [name, server.listenerCount(name)]);
  const before = countListeners();
  const url = `http://localhost:${tab.port}/__sandbox/state`;
  const headers = { 'content-type': 'application/json' };
  for (const body of ['{"data":"empty"}', '{}'])
    expect((await fetch(url, { method: 'PUT', headers, body })).status).toBe(200);
  expect(countListeners()).toEqual(before);
  await tab.close();
});
