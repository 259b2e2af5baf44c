import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oldestBrowsers } from '@tessera/shared-contracts/browsers';
import { build } from 'esbuild';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originals } from '../games/originals';
import { publicFilesPrefix } from '../paths';

const folder = new URL('../../assets/', import.meta.url);
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.css': 'text/css; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.woff2': 'font/woff2',
  }),
);

/** The pages' scripts by name, compiled from source on the first request. */
export const scripts: ReadonlyMap<string, string> = new Map([
  ...[...originals.keys()].map((slug) => [`${slug}.js`, `../games/${slug}/page/main`] as const),
  ['ready.js', '../games/page/main'],
  ['console.js', '../console/page/main'],
]);

/** esbuild knows no Samsung Internet, which is Chrome. */
const esbuildTargets = Object.entries(oldestBrowsers).flatMap(([name, version]) =>
  name === 'samsung' ? [] : `${name.replace('ios_saf', 'ios')}${version}`,
);

interface File {
  readonly type: string;
  readonly body: Buffer;
  readonly tag: string;
}

const describe = (name: string, body: Buffer): File => ({
  type: types.get(extname(name)) ?? 'application/octet-stream',
  body,
  tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
});

let assets: Promise<readonly (readonly [name: string, File])[]> | undefined;
const compiled = new Map<string, Promise<File>>();

/** Serves the pages' files to any origin: the site shows the games' pictures, and a frame may have no origin. */
export async function registerFiles(app: FastifyInstance): Promise<void> {
  // Once per process, which may have several servers.
  assets ??= readAssets();
  for (const [name, file] of await assets) {
    app.get(publicFilesPrefix + name, async (request, reply) => sendFile(request, reply, file));
  }
  for (const [name, source] of scripts) {
    app.get(`${publicFilesPrefix}scripts/${name}`, async (request, reply) => {
      const file = compiled.get(name) ?? compile(source).then((body) => describe(name, body));
      compiled.set(name, file);
      return sendFile(request, reply, await file);
    });
  }
}

async function readAssets() {
  const names = (await readdir(folder, { recursive: true })).filter((name) => types.has(extname(name)));
  return Promise.all(names.map(async (name) => [name, describe(name, await readFile(new URL(name, folder)))] as const));
}

function sendFile(request: FastifyRequest, reply: FastifyReply, { type, body, tag }: File) {
  reply.headers({
    'cache-control': 'no-cache',
    etag: tag,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.type(type).send(body);
}

/** Compiles a script of a page for the browsers that are served. */
export async function compile(source: string): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(source, import.meta.url))],
    bundle: true,
    write: false,
    // A classic script: a module would not load in a frame without an origin.
    format: 'iife',
    target: esbuildTargets,
    minify: true,
  });
  return Buffer.from(outputFiles[0]?.contents ?? []);
}
