import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { type Compiler, rspack } from '@rspack/core';
import { buildIdOf, buildTarget } from '../buildApp';
import type { BuildTarget } from '../targets';

// Runs as a separate process in a copy of the project: builds targets, prints which files the bundler read, and on which of
// some files every id depends: `reportBuild.ts [targets] [files to touch]`, both JSON. The test gets the modules that ran
// here from V8's coverage.
const [targets, touched] = process.argv.slice(2).map((argument) => JSON.parse(argument)) as [BuildTarget[], string[]];

const read = new Set<string>();
const { prototype } = rspack.Compiler;
const { run } = prototype;
prototype.run = function (this: Compiler, ...args) {
  this.hooks.done.tap('report', ({ compilation }) => {
    for (const file of compilation.fileDependencies) read.add(file);
  });
  return run.apply(this, args);
};

for (const target of targets) await buildTarget(target);

const renamed: string[] = [];
for (const file of touched) {
  const before = await readFile(file);
  const ids = () => Promise.all(targets.map((target) => buildIdOf(target)));
  const old = await ids();
  await appendFile(file, '\n');
  if ((await ids()).every((id, index) => id !== old[index])) renamed.push(file);
  await writeFile(file, before);
}
console.log(JSON.stringify({ read: [...read], renamed }));
