import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { aGame } from '@tessera/shared-contracts/testing';
import { prerendererFile } from '../compose/contents';
import { runPrerenderer } from '../compose/runPrerenderer';
import { localSiteConfig } from '../compose/siteConfig';
import type { ContentRequest } from '../prerender';
import { projectRoot } from '../project';

let outputFolder: string;

beforeEach(async () => {
  outputFolder = await mkdtemp(path.join(os.tmpdir(), 'tessera-prerenderer-'));
});
afterEach(() => rm(outputFolder, { recursive: true, force: true }));

const config = localSiteConfig(3000);
const request: ContentRequest = {
  config,
  answers: { games: { games: { items: [aGame({ uuid: '1', image: '/art/1.png' }), aGame({ uuid: '2' })] } } },
  pages: ['GamesList', 'RecommendedGames', 'Lobby'].map((module) => ({ module, path: `/${module}`, props: {} })),
};

test.each(['production', 'development'] as const)(
  'the %s build of games prerenders the same with the language alone as with all of Node',
  async (mode) => {
    const script = path.join(import.meta.dirname, 'testing/writePrerenderer.ts');
    execFileSync(process.execPath, ['--import', 'tsx', script, mode, outputFolder], { cwd: projectRoot });
    const file = path.join(outputFolder, prerendererFile);
    const { prerender } = createRequire(file)(file);
    const rendered = await runPrerenderer(await readFile(file, 'utf8'), request);
    expect(rendered).toEqual(JSON.parse(JSON.stringify(prerender(request))));
    expect(JSON.stringify(rendered)).toContain(`${config.apiOrigin}/art/1.png`);
  },
);
