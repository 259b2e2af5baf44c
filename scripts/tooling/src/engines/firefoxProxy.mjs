#!/usr/bin/env node
// Starts the Firefox of FIREFOX_PATH for Playwright, and answers the one BiDi command that Firefox ESR 153 lacks and Playwright always
// sends: what a page's media queries see. Not needed once Debian's Firefox has it.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const missing = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => firefox.kill());

createInterface(firefox.stderr).on('line', (line) => {
  const [, address] = /^WebDriver BiDi listening on (ws:.*)$/.exec(line) ?? [];
  if (address === undefined) return console.error(line);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(address + url);
    playwright.pause();
    browser.once('open', () => playwright.resume());
    browser.on('message', (message) => playwright.send(String(message)));
    browser.once('close', () => playwright.close());
    playwright.on('message', (message) => {
      const { id, method } = JSON.parse(String(message));
      if (method === missing) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else browser.send(String(message));
    });
    playwright.once('close', () => browser.close());
  });
});
