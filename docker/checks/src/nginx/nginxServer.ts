import { spawn } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { findFreePorts } from '@tessera/platform/project/ports';
import { ensureNginx } from './ensureNginx';

/** Debian's `nobody`: the server runs without privileges, even if root runs the tests. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/** A raw response, not decoded. */
interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A running nginx with the project's configuration. */
export interface NginxServer {
  readonly port: number;
  /** Ids of all its processes. */
  readonly pid: number;
  /** Its standard output and standard error. */
  log(): string;
  get(address: string, headers?: http.OutgoingHttpHeaders, method?: string): Promise<Answer>;
  stop(): Promise<void>;
}

const request = (port: number, method: string, address: string, headers: http.OutgoingHttpHeaders): Promise<Answer> =>
  new Promise((resolve, reject) => {
    http
      .request({ host: '127.0.0.1', port, path: address, method, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      })
      .on('error', reject)
      .end();
  });

/** The only folder that the server may write to. */
function ownedFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-nginx-'));
  if (isRoot) chownSync(folder, nobody, nobody);
  return folder;
}

/** Starts nginx with the same script as the images. */
export async function startNginx(
  siteFolder: string,
  env: Readonly<Record<string, string>> = {},
  from = 4350,
  configurationFolder = path.join(projectRoot, 'docker/nginx'),
): Promise<NginxServer> {
  const nginx = ensureNginx();
  const port = await findFreePorts(1, from);
  const folder = ownedFolder();
  // The project may be in a folder that other users cannot read.
  const configuration = path.join(folder, 'configuration');
  cpSync(configurationFolder, configuration, { recursive: true });
  const logFile = path.join(folder, 'log');
  const log = openSync(logFile, 'a');
  if (isRoot) chownSync(logFile, nobody, nobody);
  const settings = { PORT: String(port), SITE_FOLDER: siteFolder, RUN_FOLDER: path.join(folder, 'run'), WORKERS: '1' };
  const child = spawn(path.join(configuration, 'render.sh'), [], {
    env: { PATH: process.env.PATH, NGINX: nginx, ...settings, ...env },
    stdio: ['ignore', log, log],
    ...(isRoot && { uid: nobody, gid: nobody }),
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const readLog = () => readFileSync(logFile, 'utf8');
  const get: NginxServer['get'] = (address, headers = {}, method = 'GET') => request(port, method, address, headers);
  const deadline = Date.now() + 120_000;
  for (;;) {
    const isUp = await get('/health').then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx does not answer:\n${readLog()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    pid: child.pid ?? 0,
    log: readLog,
    get,
    async stop() {
      child.kill('SIGQUIT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a folder that anyone may read. */
export function readableFolder(): string {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'tessera-site-'));
  if (isRoot) chownSync(parent, nobody, nobody);
  const folder = path.join(parent, 'site');
  mkdirSync(folder);
  return folder;
}
