import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { findFreePorts } from '@tessera/platform/project/ports';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window of WebKitGTK on a separate virtual screen. */
export interface WebKitGtk {
  /** Address for Playwright's `webkit.connectOverCDP`, which expects the list of pages that an inspector of Safari serves. */
  readonly address: string;
  resize(size: Size): void;
  close(): Promise<void>;
}

async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [line] = await once(createInterface(xvfb.stdio[3] as NodeJS.ReadableStream), 'line');
  return { process: xvfb, display: `:${line}` };
}

/** Starts a MiniBrowser with an empty page and no stored data. */
export async function startWebKitGtk(miniBrowser: string, size: Size, parallelIndex: number): Promise<WebKitGtk> {
  const screen = await startScreen();
  const port = await findFreePorts(1, 18_000 + (process.ppid % 50) * 20 + parallelIndex * 5);
  const inspector = `127.0.0.1:${port}`;
  const env = { ...process.env, DISPLAY: screen.display, WEBKIT_INSPECTOR_HTTP_SERVER: inspector };
  const browser = spawn(miniBrowser, ['--private', '--full-screen', 'data:text/html,'], {
    env,
    stdio: 'ignore',
  });

  const pages = async () => {
    const list = await fetch(`http://${inspector}/`).then(
      (answer) => answer.text(),
      () => '',
    );
    return [...new Set(list.match(/\/socket\/\d+\/\d+\/WebPage/g))];
  };
  // No event reports when the inspector listens.
  while ((await pages()).length === 0) await setTimeout(50);
  const resize = ({ width, height }: Size) => {
    const window = ['search', '--sync', '--onlyvisible', '--class', 'MiniBrowser'];
    execFileSync('xdotool', [...window, 'windowsize', '--sync', '%@', String(width), String(height)], { env });
  };
  resize(size);

  const server = createServer(async (_request, response) => {
    response.end(JSON.stringify((await pages()).map((page) => ({ webSocketDebuggerUrl: `ws://${inspector}${page}` }))));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    resize,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      for (const process of [browser, screen.process]) {
        process.kill();
        if (process.exitCode === null) await once(process, 'exit');
      }
    },
  };
}
