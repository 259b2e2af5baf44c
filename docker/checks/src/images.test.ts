import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { type Copy, DockerfileParser } from 'dockerfile-ast';
import { dockerfileFindings } from './dockerfileFindings';

const folder = path.join(projectRoot, 'docker');
const files = readdirSync(folder).filter((file) => file.endsWith('.Dockerfile'));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const { workspaces } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  workspaces: string[];
};
const instructionsOf = (file: string) => DockerfileParser.parse(read(file)).getInstructions();

describe.each(files)('%s', (file) => {
  test('has no finding', () => {
    expect(dockerfileFindings(read(file))).toEqual([]);
  });

  test('copies only existing files', () => {
    const sources = instructionsOf(file)
      .filter((instruction) => instruction.getKeyword() === 'COPY')
      .filter((copy) => (copy as Copy).getFromFlag() === null)
      .map((copy) => copy.getArgumentsContent() ?? '')
      .filter((text) => !text.includes('$'))
      .flatMap((text) => text.split(/\s+/).slice(0, -1));
    expect(sources.filter((source) => !existsSync(path.join(projectRoot, source)))).toEqual([]);
  });

  test('sends only the files that it names to the engine, every workspace among them', () => {
    const lines = read(`${file}.dockerignore`).split('\n');
    expect(lines.find((line) => line !== '' && !line.startsWith('#'))).toBe('*');
    if (!read(file).includes('npm ci')) return;
    expect(lines).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '**/.data', '**/.env*']));
    expect(lines).toEqual(expect.arrayContaining(workspaces.map((folder) => `!${folder.split('/')[0]}`)));
  });
});

test.each(['nginx/render.sh', 'nginx/health.sh', 'begin-site.sh'])('%s is executable', (file) => {
  expect(() => accessSync(path.join(folder, file), constants.X_OK)).not.toThrow();
});

const good = 'FROM debian:12.12-slim\nUSER 10001:10001\nCMD ["true"]\n';

test('a good file has no finding', () => {
  expect(dockerfileFindings(good)).toEqual([]);
});

test('a digest beside the tag is no finding', () => {
  expect(dockerfileFindings(good.replace('12.12-slim', `12.12-slim@sha256:${'a'.repeat(64)}`))).toEqual([]);
});

test.each([
  ['a moving tag', 'debian:12.12-slim', 'debian:latest', 'not pinned'],
  ['an image without a tag', 'debian:12.12-slim', 'debian', 'not pinned'],
  ['root', 'USER 10001:10001\n', '', 'dedicated numeric user'],
  ['root by number', '10001:10001', '0:0', 'dedicated numeric user'],
  ['packages past the lock file', 'USER', 'RUN npm install left-pad\nUSER', 'npm ci'],
  ['scripts of packages', 'USER', 'RUN npm ci\nUSER', '--ignore-scripts'],
  ['an unknown instruction', 'USER', 'RUNS true\nUSER', 'nknown instruction'],
])('%s is found', (_what, from, to, finding) => {
  expect(dockerfileFindings(good.replace(from, to)).join('\n')).toContain(finding);
});
